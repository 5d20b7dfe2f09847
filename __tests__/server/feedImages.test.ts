import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseFeed } from '@/features/news/parseFeed';
import { decodeFeed } from '@/server/decode';
import { feedImages } from '@/server/feedImages';
import { languageCodes } from '@/site/languages';

const feed = 'https://news.example.com/feed/rss.xml';
const rss = (...items: string[]) =>
  `<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
  <image><url>https://i.example.com/logo.png</url></image>${items.map((item) => `<item><title>T</title>${item}</item>`).join('')}</channel></rss>`;
const escaped = (html: string) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Every image URL that the page requests, in any language. */
const shownBy = (xml: string) =>
  languageCodes.flatMap((language) =>
    (parseFeed(xml, { language, url: feed }) ?? []).flatMap(({ imageUrl, imageFallbackUrl }) =>
      [imageUrl, imageFallbackUrl].filter((address) => address !== null),
    ),
  );

describe('the addresses of pictures in a feed', () => {
  it.each([
    [
      'a description',
      `<description>${escaped('<p><img src="https://i.example.com/a.jpg?b=1&amp;c=%20 d">')}</description>`,
    ],
    [
      'CDATA',
      '<description><![CDATA[<IMG alt="x>y" SRC=https://i.example.com/b.png?x=1&#38;y=&uuml;>]]></description>',
    ],
    ['content', `<content:encoded>${escaped("<img src='/c-300x200.webp'>")}</content:encoded>`],
    ['a thumbnail', '<media:thumbnail url="https://ichef.bbci.co.uk/ace/standard/240/a.jpg?x=1&amp;y=2"/>'],
    ['a group', '<media:group><media:content medium="image" url="//i.example.com/ş ğ.jpg"/></media:group>'],
    ['an enclosure', '<enclosure type="image/jpeg" url="http://i.example.com:8080/e-150x150.jpg"/>'],
    ['a relative address', '<enclosure type="image/jpeg" url="../f.jpg"/>'],
  ])('include the pictures that the page shows of %s', (_, item) => {
    const shown = shownBy(rss(item));
    expect(shown.length).toBeGreaterThan(0);
    expect([...feedImages(rss(item), feed).keys()]).toEqual(expect.arrayContaining(shown));
  });

  it('include the pictures that the page shows of Atom, resolved by the xml:base of their ancestors', () => {
    const xml = `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="/a/"><entry xml:base="b/"><title>T</title>
      <link rel="enclosure" type="image/png" href="one.png"/></entry><entry><title>T</title>
      <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><img src="two.png"/></div></content></entry></feed>`;
    expect(shownBy(xml)).toContain('https://news.example.com/a/b/one.png');
    expect([...feedImages(xml, feed).keys()].sort()).toEqual([...new Set(shownBy(xml))].sort());
  });

  it('include no links, videos, logos, tracking pixels or private hosts', () => {
    const xml = rss(
      '<link>https://news.example.com/a.png</link><enclosure type="video/mp4" url="https://i.example.com/a.mp4"/>',
      `<description>${escaped('<img width=1 src="https://i.example.com/p.gif"><a href="https://i.example.com/l.jpg">')}</description>`,
      '<enclosure type="image/png" url="http://127.0.0.1/a.png"/><media:thumbnail url="http://router.local/a.png"/>',
      '<media:thumbnail url="https://vg01.met.vgwort.de/na/x"/><media:thumbnail url="file:///etc/passwd"/>',
    );
    expect([...feedImages(xml, feed).keys()]).toEqual([]);
  });

  it('include an http alternative only where the feed has http', () => {
    const xml = rss(
      '<enclosure type="image/png" url="http://i.example.com:81/a.png"/>',
      '<enclosure type="image/png" url="https://i.example.com/b.png"/>',
    );
    expect([...feedImages(xml, feed)]).toEqual([
      ['https://i.example.com:81/a.png', ['https://i.example.com:81/a.png', 'http://i.example.com:81/a.png']],
      ['https://i.example.com/b.png', ['https://i.example.com/b.png']],
    ]);
  });

  it.each([
    ['deeply nested elements', `<a>`.repeat(300_000) + '</b>'.repeat(250_000)],
    ['tags without an end', `<description><![CDATA[${'<a '.repeat(600_000)}]]></description>`],
    ['half a million pictures', `<description><![CDATA[${'<img>'.repeat(380_000)}]]></description>`],
    ['a hundred thousand texts', '<description>&lt;img src="/a.png"&gt;</description>'.repeat(40_000)],
    ['one tag of two megabytes', `<enclosure ${'b="" '.repeat(380_000)}/>`],
  ])('are read in less than 5 s from %s', (_, item) => {
    const start = performance.now();
    feedImages(rss(item), feed);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

const folder = join(process.env.STORM_SHARED ?? resolve('../shared'), 'feeds');
const captured = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.xml')) : [];

(captured.length > 0 ? describe : describe.skip)('captured feeds', () => {
  it.each(captured.length > 0 ? captured : ['none'])('%s: every picture of the page is known to the server', (name) => {
    const xml = decodeFeed(readFileSync(join(folder, name)), '');
    const known = feedImages(xml, feed);
    expect(shownBy(xml).filter((address) => !known.has(address))).toEqual([]);
  });
});
