import { Parser } from 'htmlparser2';
import { stripTags } from '@/lib/stripTags';
import { parseHttpUrl } from '@/lib/parseHttpUrl';
import { articleImage } from '@/site/articleImage';
import { languageCodes } from '@/site/languages';

type Attributes = Readonly<Record<string, string>>;

/**
 * Parsing stops beyond this depth (the parser's time grows with it), and after this many image elements and texts; the
 * page shows 50 articles at most. `imagesPerText`: the page reads 50 images of a text at most.
 */
const limits = { depth: 256, steps: 5000, imagesPerText: 50 };

const imageElement = /^(?:img|enclosure|link|content|thumbnail)$/;
/** Fields that hold HTML. */
const htmlField = /^(?:summary|description|content|encoded)$/;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The attributes of the `<img>` elements of an HTML text. */
function imagesInHtml(html: string): Attributes[] {
  const { images } = stripTags(html);
  const found: Attributes[] = [];
  new Parser({ onopentag: (_, attributes) => void found.push(attributes) }).end(images.join(''));
  return found.slice(0, limits.imagesPerText);
}

/**
 * Collects the image URLs of a feed for every language, by the same rule as the page (`articleImage`). The feed is
 * parsed as a stream without a DOM: the result may hold more URLs than the page shows, never fewer.
 * @param xml the feed's text, well-formed or not
 * @param feed the feed's own address
 * @returns image URL → URLs to fetch it from: itself, and its http variant where the feed says http
 */
export function feedImages(xml: string, feed: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const open: { name: string; base: string; text: string }[] = [];
  /** Base URL of the current item; undefined outside of items. */
  let itemBase: string | undefined;
  let steps = 0;

  function collect(name: string, attributes: Attributes): void {
    steps += 1;
    if (itemBase === undefined) return;
    const element = { localName: name, getAttribute: (attribute: string) => attributes[attribute] ?? null };
    const written = parseHttpUrl(attributes[name === 'img' ? 'src' : 'url'] || attributes.href || null, itemBase);
    for (const language of languageCodes) {
      const { imageUrl, imageFallbackUrl } = articleImage(element, itemBase, language) ?? {};
      for (const address of [imageUrl, imageFallbackUrl]) {
        if (!address) continue;
        const sources = [address, ...(written?.protocol === 'http:' ? [address.replace('https:', 'http:')] : [])];
        found.set(address, [...new Set([...(found.get(address) ?? []), ...sources])]);
      }
    }
  }

  const parser = new Parser(
    {
      onopentag(qualified, attributes) {
        const name = localName(qualified);
        const outer = open.at(-1)?.base ?? feed;
        const base = parseHttpUrl(attributes['xml:base'] ?? null, outer)?.href ?? outer;
        open.push({ name, base, text: '' });
        if (open.length > limits.depth || steps > limits.steps) parser.pause();
        if (/^(?:item|entry)$/.test(name)) itemBase = base;
        else if (imageElement.test(name) && (name !== 'link' || attributes.rel === 'enclosure'))
          collect(name, attributes);
      },
      ontext(text) {
        const parent = open.at(-1);
        if (parent && htmlField.test(parent.name)) parent.text += text;
      },
      onclosetag() {
        const { name = '', text = '' } = open.pop() ?? {};
        if (text.includes('<')) {
          steps += 1;
          for (const attributes of imagesInHtml(text)) collect('img', attributes);
        }
        if (/^(?:item|entry)$/.test(name)) itemBase = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return found;
}
