/** Seed feeds, one per format, with everything that the parser reads. */
const seedFeeds = [
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Kanal</title>
<item><title><![CDATA[Bir &amp; iki]]></title><link>https://news.example.com/a?x=1&amp;y=2</link><description>&lt;p&gt;Metin&lt;/p&gt;&lt;img src="//news.example.com/a-300x200.jpg" width="300"&gt;</description><pubDate>Per, 05 Mar 2026 10:00:00 +0300</pubDate><media:thumbnail width="240" url="https://ichef.bbci.co.uk/ace/standard/240/a.jpg"/></item>
<item><title>İki</title><guid isPermaLink="true">https://news.example.com/b</guid><enclosure url="http://news.example.com/b.png" type="image/png" length="0"/><content:encoded><![CDATA[<img src="c.jpg"><script>x</script>]]></content:encoded></item></channel></rss>`,
  `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://news.example.com/de/"><title>Feed</title>
<entry><title type="html">Drei &amp;amp; vier</title><link rel="alternate" href="drei.html"/><summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Text</p><img src="d.jpg"/></div></summary><updated>2026-03-05T10:00:00+02:00</updated><content type="html">&lt;img src="e.jpg" style="width:1px"&gt;</content></entry></feed>`,
  `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="x"><title>RDF</title></channel>
<item rdf:about="y"><title>Five</title><link>http://news.example.com/five</link><description>Text &#8217; here</description><dc:date>2026-03-05</dc:date></item></rdf:RDF>`,
];

/** Fragments that attacks and broken generators put into feeds. */
const injections = [
  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
  '<?xml?>',
  '<!DOCTYPE r [',
  '<!ENTITY a "b">',
  '&a;',
  '&#0;',
  '&#x110000;',
  '&amp;',
  '&nbsp;',
  '<',
  '>',
  '"',
  "'",
  '/',
  ':',
  '\u0000',
  '\u202e',
  '\ud800',
  '\ufeff',
  '\u00a0',
  '<item>',
  '</item>',
  '<entry/>',
  '<link/>',
  '<title>',
  '<img src="',
  'javascript:alert(1)',
  'data:image/png,',
  'http://127.0.0.1/',
  'http://[::1]/',
  '//',
  '://',
  ' xmlns="x"',
  ' xml:base="::"',
  '99999999999999999999',
  '-1',
  'NaN',
  '2026-02-30',
  '25:61',
  '+99:99',
  'Europe/Nowhere',
  '<b><p>',
  '<script>',
  '<style>',
  '</',
  '<!',
  '<?',
];

/** A seeded generator of random numbers in 0…1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Mutates one of the seed feeds one to three times; the same seed returns the same feed. */
export function mutatedFeed(seed: number): string {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  let text = seedFeeds[below(seedFeeds.length)] ?? '';
  // 40 % of the mutants stay well-formed, to reach the rules behind the XML parser.
  const kinds = below(5) < 2 ? 3 : 10;
  for (let wounds = 1 + below(3); wounds > 0; wounds -= 1) {
    const at = below(text.length);
    const other = seedFeeds[below(seedFeeds.length)] ?? '';
    const from = below(other.length);
    const tags = text.match(/<[^<>]+>/g) ?? [];
    const tag = () => tags[below(tags.length)] ?? '';
    const scrap = () => injections[below(injections.length)] ?? '';
    const quiet = () => scrap().replace(/[<&"]/g, '');
    const wound = [
      () => text.replace(/[\w ]{4,}/g, (word) => (below(6) ? word : quiet())),
      () => text.replace(/"[^"<&]*"/g, (value) => (below(4) ? value : `"${quiet()}"`)),
      () => text.replace(/>[^<>&]+</g, (words) => (below(4) ? words : `>${quiet().repeat(1 + below(3))}<`)),
      () => text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << below(8))) + text.slice(at + 1),
      () => text.slice(0, at) + String.fromCharCode(below(65536)) + text.slice(at),
      () => text.slice(0, at),
      () => text.slice(0, at) + text.slice(at + below(40)),
      () => text.slice(0, at) + other.slice(from, from + below(200)) + text.slice(at),
      () => text.replace(tag(), tag()),
      () => text.slice(0, at) + scrap().repeat(1 + below(20)) + text.slice(at + below(20)),
    ][below(kinds)];
    text = wound?.() ?? text;
  }
  return text;
}
