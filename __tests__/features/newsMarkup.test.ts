import fc from 'fast-check';
import { inertImages, inertXml, inertStyle } from '@/features/news/inertMarkup';
import { parseFeed } from '@/features/news/parseFeed';

const wanted = ['src', 'href', 'width', 'height', 'style'];

const { body } = document.implementation.createHTMLDocument();

/** The images in a text, as the HTML parser finds them. */
function imagesIn(html: string): Element[] {
  body.innerHTML = html;
  return [...body.querySelectorAll('img')];
}

/** Their attributes as parsed. */
const attributesIn = (html: string, styleName: string): (string | null)[][] =>
  imagesIn(html).map((image) => wanted.map((name) => image.getAttribute(name === 'style' ? styleName : name)));

const names = 'src SRC width height style Style onerror href alt a'.split(' ');
const signs = '= =" =\' " \' / > <img </img <p &amp; &quot; &copy=1 &#39; x.jpg 1'.split(' ');
const blanks = ['\n', '\t', '\r\n', '\f', ' ', ' = ', '\u00a0', '\0'];
const part = fc.constantFrom(...names, ...signs, ...blanks);
const attribute = fc
  .tuple(fc.constantFrom(...wanted, 'onload', 'alt'), fc.constantFrom('"', "'", ''), fc.string({ maxLength: 4 }))
  .map(([name, quote, value]) => ` ${name}=${quote}${value.replaceAll('<', '_')}${quote}`);

describe('rebuilt `<img>` tags', () => {
  it('have the attributes that the HTML parser reads from the tags, and no style and no event handler', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(part, attribute), { maxLength: 12 }),
        fc.constantFrom('>', '/>', ''),
        (parts, end) => {
          const tag = `<img ${parts.join('')}${end}`;
          const rebuilt = inertImages(tag);
          expect([tag, attributesIn(rebuilt, inertStyle)]).toEqual([tag, attributesIn(tag, 'style')]);
          const names = imagesIn(rebuilt).flatMap((image) => image.getAttributeNames());
          expect(names.filter((name) => /^(?:style|on)/.test(name))).toEqual([]);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it.each(['</img src="a.jpg">', '<img src="a.jpg"', '<img src="a.jpg>', "<img src='a.jpg' alt='>", '<img src="a" ='])(
    'are none where the HTML parser finds none: %s',
    (tag) => {
      expect(inertImages(tag)).toBe('');
    },
  );

  it('are built in a time proportional to the length of the text', () => {
    for (const unit of ["a='", 'a="', 'a ', '=', '/', ' = ', 'a=b ', '<img ', '<img>']) {
      const start = performance.now();
      inertImages(`<img ${unit.repeat(65_536 / unit.length)}`);
      expect(performance.now() - start).toBeLessThan(1_000);
    }
  });
});

describe('XHTML, SVG and MathML in a feed', () => {
  const xhtml = 'xmlns="http://www.w3.org/1999/xhtml"';
  const atom = (entry: string) => `<feed xmlns="http://www.w3.org/2005/Atom"><entry>${entry}</entry></feed>`;

  it('become plain XML under the same names', () => {
    const xml = inertXml(
      `<r><div ${xhtml} xmlns:s='http://www.w3.org/2000/svg'><s:svg/><math xmlns = "http://www.w3.org/1998/Math/MathML"/></div></r>`,
    );
    const root = new DOMParser().parseFromString(xml, 'text/xml').documentElement;
    expect([...root.querySelectorAll('*')].map(({ localName, namespaceURI }) => [localName, namespaceURI])).toEqual([
      ['div', 'inert:http://www.w3.org/1999/xhtml'],
      ['svg', 'inert:http://www.w3.org/2000/svg'],
      ['math', 'inert:http://www.w3.org/1998/Math/MathML'],
    ]);
  });

  it('keep the picture that a style does not hide', () => {
    const feed = atom(
      `<title>T</title><content type="xhtml"><div ${xhtml}><img src="https://i.example.com/a.jpg" style="width:1px"/>` +
        '<img src="https://i.example.com/b.jpg" style="width:100%"/></div></content>',
    );
    const articles = parseFeed(feed, { language: 'en', url: 'https://news.example.com/feed' });
    expect(articles?.[0]?.imageUrl).toBe('https://i.example.com/b.jpg');
  });

  it.each([
    ['a text', `Write <![CDATA[<div ${xhtml}>]]>`],
    ['an escaped text', `Write &lt;div ${xhtml}&gt;`],
  ])('stay unchanged where %s contains them as text', (_, title) => {
    const articles = parseFeed(atom(`<title>${title}</title>`), {
      language: 'en',
      url: 'https://news.example.com/feed',
    });
    expect(articles?.[0]?.title).toBe(`Write <div ${xhtml}>`);
  });

  it('are replaced in a time proportional to the length of the feed', () => {
    for (const unit of ['<![CDATA[', '<!--', '<?', '<a ', '<a "', `<a '"' "`, `<a ${xhtml} `, '<a xmlns ', ' xmlns=']) {
      const start = performance.now();
      inertXml(`<r ${unit.repeat(2_000_000 / unit.length)}`);
      expect(performance.now() - start).toBeLessThan(3_000);
    }
  });
});
