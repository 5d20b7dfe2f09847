import { type Article, type FeedSource, parseFeed } from '@/features/news/parseFeed';

const english: FeedSource = { language: 'en', url: 'https://news.example.com/feed/rss.xml' };
const turkish: FeedSource = { language: 'tr', url: 'https://haber.example.com/feed' };

const spaces =
  'xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/" ' +
  'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:x="https://x.example.com/"';
const rss = (...items: string[]) =>
  `<rss version="2.0" ${spaces}><channel><title>Channel</title><link>https://news.example.com</link>` +
  `${items.map((item) => `<item>${item}</item>`).join('')}</channel></rss>`;
const atom = (entry: string) =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><title>Feed</title><entry>${entry}</entry></feed>`;
const escaped = (html: string) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function only(text: string, source = english): Article {
  const articles = parseFeed(text, source);
  const [article] = articles ?? [];
  if (!article || articles?.length !== 1) throw new Error(`Expected one article, but got ${JSON.stringify(articles)}`);
  return article;
}

describe('the feed parser', () => {
  it('reads RSS 2.0', () => {
    const item =
      '<title>Storm</title><link>https://news.example.com/a</link><description>Words</description>' +
      '<pubDate>Sat, 22 Aug 2026 18:09:31 GMT</pubDate><enclosure type="image/png" url="https://news.example.com/a.png"/>';
    expect(parseFeed(rss(item), english)).toEqual([
      {
        title: 'Storm',
        link: 'https://news.example.com/a',
        description: 'Words',
        pubDate: '2026-08-22T18:09:31.000Z',
        imageUrl: 'https://news.example.com/a.png',
        imageFallbackUrl: null,
      },
    ]);
  });

  it('reads Atom 1.0 with its links, its inline XHTML and xml:base', () => {
    const feed = `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://blog.example.com/de/"><entry>
      <title type="html">Tom &amp;amp; Jerry</title><link rel="self" href="self.xml"/><link rel="alternate" href="a.html"/>
      <summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>One</p><p>two</p><img src="b.jpg"/></div></summary>
      <published>2026-01-01T00:00:00Z</published><updated>2026-02-01T00:30:00+02:00</updated></entry></feed>`;
    expect(only(feed)).toMatchObject({
      title: 'Tom & Jerry',
      link: 'https://blog.example.com/de/a.html',
      description: 'One two',
      pubDate: '2026-01-31T22:30:00.000Z',
      imageUrl: 'https://blog.example.com/de/b.jpg',
    });
  });

  it('reads Atom 0.3', () => {
    const feed =
      '<feed version="0.3" xmlns="http://purl.org/atom/ns#"><entry><title mode="escaped" type="text/html">&lt;b>A&lt;/b></title><modified>2004-07-08T23:56:58Z</modified></entry></feed>';
    expect(only(feed)).toMatchObject({ title: 'A', pubDate: '2004-07-08T23:56:58.000Z', link: null });
  });

  it('reads RDF, whose items lie outside the channel', () => {
    const feed =
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
      '<channel><title>C</title></channel><item><title>A</title><link>https://news.example.com/a</link><dc:date>2026-03-05</dc:date></item></rdf:RDF>';
    expect(only(feed)).toMatchObject({
      title: 'A',
      link: 'https://news.example.com/a',
      pubDate: '2026-03-05T00:00:00.000Z',
    });
  });

  it('accepts blanks, a byte order mark and an unknown encoding before the first element', () => {
    const feed = `\uFEFF\n <?xml version="1.0" encoding="klingon"?>\n<!-- by us --><!DOCTYPE rss PUBLIC "-//N//DTD" "https://n.example.com/a>b.dtd">${rss('<title>A</title>')}`;
    expect(only(feed).title).toBe('A');
  });

  it('reads the first fifty items only', () => {
    const many = Array.from({ length: 60 }, (_, index) => `<title>${index}</title>`);
    expect(parseFeed(rss(...many), english)).toHaveLength(50);
  });
});

describe('the feed parser returns no articles for', () => {
  it.each([
    ['an empty text', ''],
    ['blanks', ' \n '],
    ['JSON', '{"items":[]}'],
    ['a web page', '<!DOCTYPE html><html><head><title>Oops</title></head><body><p>item</p></body></html>'],
    ['another XML document', '<opml><item><title>A</title></item></opml>'],
    ['a feed without items', rss()],
    ['a feed cut off in the middle', rss('<title>A</title>').slice(0, -20)],
    ['a reference to an undeclared entity', rss('<title>&uuml;</title>')],
    ['an entity bomb', `<!DOCTYPE r [<!ENTITY a "b">]>${rss('<title>&a;</title>')}`],
    [
      'an entity bomb behind a comment',
      `<?xml version="1.0"?><!-- <r/> --><!DOCTYPE r SYSTEM 'x' [<!ENTITY a "b">]>${rss('<title>&a;</title>')}`,
    ],
    ['more than two megabytes', rss(`<title>${'a'.repeat(2_100_000)}</title>`)],
    ['a namespace of 1000 characters', rss(`<title xmlns="${'n'.repeat(1000)}">A</title>`)],
  ])('%s', (_, text) => {
    expect(parseFeed(text, english)).toBeNull();
  });

  it('but it does for a feed with an article about entities', () => {
    expect(only(rss('<title><![CDATA[What <!ENTITY does]]></title>')).title).toBe('What <!ENTITY does');
  });
});

describe('the text of an article', () => {
  const titleOf = (content: string) => only(rss(`<title>${content}</title>`)).title;

  it.each([
    ['has references decoded once', 'AT&amp;amp;T &amp;lt;b&amp;gt;', 'AT&T <b>'],
    ['has no tags, and words stay apart', escaped('<p>One</p><p>two<br>three</p> H<sub>2</sub>O'), 'One two three H2O'],
    [
      'has no scripts, styles and comments',
      escaped('A<script>alert("<b>")</script><style>b{}</style><!-- x > y -->B'),
      'AB',
    ],
    ['has no tag with a larger-than sign in an attribute', escaped('<a title="5 > 4" href=\'x\'>A</a>'), 'A'],
    ['has no tag that is cut off at the end', escaped('A story <a href="https://news'), 'A story'],
    ['keeps a smaller-than sign', 'a &lt; b and c&lt;3', 'a < b and c<3'],
    ['has white space collapsed', '\n  A\t\n B  ', 'A B'],
    ['keeps Turkish letters', escaped('Şüphesiz &#x130;yi &#8217; &ccedil;'), 'Şüphesiz İyi ’ ç'],
    ['is missing when it is blank', ' \n ', null],
    ['is missing when it has no-break spaces only', escaped('&nbsp;&#160;\u200b'), null],
    ['is missing when it is a picture only', escaped('<p><img src="a.jpg" alt="x"></p>'), null],
  ])('%s', (_, content, title) => {
    expect(titleOf(content)).toBe(title);
  });

  it('keeps markup that is part of a plain text in Atom', () => {
    expect(only(atom('<title type="text">The &lt;blink&gt; tag</title>')).title).toBe('The <blink> tag');
  });

  it('is the title of the item, not of its picture, its source or an unknown namespace', () => {
    const item =
      '<image><title>I</title></image><source><title>S</title></source><media:title>M</media:title><x:title>X</x:title><title>T</title>';
    expect(only(rss(item)).title).toBe('T');
    expect(only(rss('<dc:title>D</dc:title><x:title>X</x:title>')).title).toBe('D');
    expect(only(rss('<x:title>X</x:title>')).title).toBeNull();
  });

  it('is the summary rather than the description, and otherwise the content', () => {
    expect(only(rss('<description>D</description><summary>S</summary>')).description).toBe('S');
    expect(only(rss('<description> </description><content:encoded>&lt;p>C&lt;/p></content:encoded>')).description).toBe(
      'C',
    );
  });
});

describe('the link of an article', () => {
  it.each([
    ['may be absolute', '<link> https://news.example.com/a?b=1&amp;c=2 </link>', 'https://news.example.com/a?b=1&c=2'],
    ['may be relative', '<link>/a</link>', 'https://news.example.com/a'],
    ['may be an attribute', '<link href="https://news.example.com/a"/>', 'https://news.example.com/a'],
    [
      'is the permanent guid when there is no link',
      '<guid>https://news.example.com/a</guid>',
      'https://news.example.com/a',
    ],
    ['is not a guid that is no address', '<guid isPermaLink="false">https://news.example.com/a</guid>', null],
    ['is not a script', '<link>javascript:alert(1)</link>', null],
    ['is not a script with a line feed in it', '<link>java\nscript:alert(1)</link>', null],
    ['is not a data address', '<link>data:text/html,x</link>', null],
    ['is not an address with a password', '<link>https://bank.example.com:x@evil.example.com/</link>', null],
    ['is not an invalid address', '<link>https://[</link>', null],
    ['may be missing', '<link/>', null],
  ])('%s', (_, item, link) => {
    expect(only(rss(item)).link).toBe(link);
  });
});

describe('the picture of an article', () => {
  const imageOf = (item: string, source = english) => only(rss(item), source).imageUrl;
  const described = (html: string) => `<description>${escaped(html)}</description>`;
  const content = `<content:encoded>${escaped('<img src="https://i.example.com/content.jpg">')}</content:encoded>`;
  const thumbnail = '<media:thumbnail url="https://i.example.com/thumbnail.jpg"/>';
  const enclosure = '<enclosure url="https://i.example.com/enclosure.jpg" type="image/jpeg" length="0"/>';
  const description = described('<img src="https://i.example.com/description.jpg">');

  it.each([
    ['the content', content, 'content'],
    ['a thumbnail rather than the content', thumbnail + content, 'thumbnail'],
    ['an enclosure rather than both', enclosure + thumbnail + content, 'enclosure'],
    ['the description rather than all others', description + enclosure + thumbnail + content, 'description'],
  ])('comes from %s', (_, item, name) => {
    expect(imageOf(item)).toBe(`https://i.example.com/${name}.jpg`);
  });

  it('is the widest of several media pictures, including those in groups, and no video', () => {
    const widths = [140, 460, 300].map(
      (width) => `<media:content width="${width}" medium="image" url="https://i.example.com/${width}.jpg"/>`,
    );
    const film = '<media:content width="1920" medium="video" url="https://i.example.com/film.mp4"/>';
    expect(imageOf(`<media:group>${film}${widths.join('')}</media:group>`)).toBe('https://i.example.com/460.jpg');
  });

  it.each([
    ['an attribute', '<img src="https://i.example.com/p.gif" width="1" height="1">'],
    ['an attribute with a unit', "<img height='0px' src='https://i.example.com/p.gif'>"],
    ['a style', '<img style="border:0; width: 1px" src="https://i.example.com/p.gif">'],
    ['a style that hides it', '<img style="display:none" src="https://i.example.com/p.gif">'],
    ['a host that only tracks', '<img src="https://vg01.met.vgwort.de/na/x">'],
  ])('is never a tracking pixel, recognised by %s', (_, html) => {
    expect(imageOf(described(html) + content)).toBe('https://i.example.com/content.jpg');
    expect(imageOf(described(`${html}<img src="https://i.example.com/b.jpg" width="100%">`))).toBe(
      'https://i.example.com/b.jpg',
    );
  });

  it.each([
    'http://localhost/a.png',
    'http://router/a.png',
    'http://printer.local/a.png',
    'http://127.0.0.1/a.png',
    'http://2130706433/a.png',
    'http://0/a.png',
    'http://10.1.2.3/a.png',
    'http://172.20.0.1/a.png',
    'http://192.168.1.1/a.png',
    'http://169.254.169.254/a.png',
    'http://100.64.0.1/a.png',
    'http://[::1]/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'https://me:secret@i.example.com/a.png',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'ftp://i.example.com/a.png',
  ])('is never requested from %s', (address) => {
    expect(imageOf(described(`<img src="${address}">`))).toBeNull();
  });

  it('is always requested over https, also from an address without that scheme', () => {
    expect(imageOf(described('<img src="http://i.example.com/a.jpg">'))).toBe('https://i.example.com/a.jpg');
    expect(imageOf(described('<img src="//10.example.com/a.jpg?b=1&amp;c=2">'))).toBe(
      'https://10.example.com/a.jpg?b=1&c=2',
    );
    expect(imageOf(described('<img src="../a.jpg">'))).toBe('https://news.example.com/a.jpg');
  });

  it('is `<img src>` only: no srcset, no comment, no script', () => {
    const html =
      '<!-- <img src="a.jpg"> --><script>"<img src=b.jpg>"</script><img srcset="c.jpg 1x"><video poster="d.jpg"></video>';
    expect(imageOf(described(html))).toBeNull();
  });

  it.each([
    ['a-300x200.jpg', 'a.jpg'],
    ['4k-1920x1080-monitor-300x169.webp?quality=80', '4k-1920x1080-monitor.webp?quality=80'],
    ['b-1920x1080-300x169.jpg', 'b-1920x1080.jpg'],
  ])('of a Turkish source loses the size in its name: %s', (given, asked) => {
    const article = only(rss(described(`<img src="https://i.example.com/${given}">`)), turkish);
    expect(article.imageUrl).toBe(`https://i.example.com/${asked}`);
    expect(article.imageFallbackUrl).toBe(`https://i.example.com/${given}`);
  });

  it.each(['arac-4x4.jpg', 'a_300x200.jpg', 'a-300x200-1.jpg', '300x200/a.jpg'])(
    'of a Turkish source keeps a name such as %s',
    (name) => {
      const article = only(rss(described(`<img src="https://i.example.com/${name}">`)), turkish);
      expect([article.imageUrl, article.imageFallbackUrl]).toEqual([`https://i.example.com/${name}`, null]);
    },
  );

  it('of a source in another language keeps the size in its name', () => {
    expect(imageOf(described('<img src="https://i.example.com/a-300x200.jpg">'))).toBe(
      'https://i.example.com/a-300x200.jpg',
    );
  });

  it('of the BBC is requested at a width of 960, which replaces the path segment only', () => {
    const at = (url: string) => only(rss(`<media:thumbnail width="240" url="${url}"/>`));
    expect(at('https://ichef.bbci.co.uk/ace/standard/240/cps/240a.jpg')).toMatchObject({
      imageUrl: 'https://ichef.bbci.co.uk/ace/standard/960/cps/240a.jpg',
      imageFallbackUrl: 'https://ichef.bbci.co.uk/ace/standard/240/cps/240a.jpg',
    });
    expect(at('https://ichef.bbci.co.uk/ic/240x135/a.jpg').imageUrl).toBe('https://ichef.bbci.co.uk/ic/240x135/a.jpg');
    expect(at('https://notbbci.co.uk/240/a.jpg').imageUrl).toBe('https://notbbci.co.uk/240/a.jpg');
  });
});
