import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import type * as parser from '../../src/features/news/parseFeed';
import { languageCodes } from '../../src/site/languages';
import { type FeedGlobal, bundleParser, decoded, feeds, skipWithout, suite } from './feedFiles';

/** For the reference implementation of HTML to text, which needs a Trusted Types policy of its own. */
interface ReaderGlobal {
  reader?: { createHTML(html: string): string };
  trustedTypes: {
    createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
  };
}

interface FeedCase {
  id: string;
  file: string;
  required?: boolean;
  expectNull?: boolean;
  items: { index: number; expected: Partial<Record<'title' | 'link' | 'description' | 'pubDate' | 'image', string>> }[];
}

interface DateCase {
  input: string;
  expected: string | null;
}

const json = (name: string): unknown => JSON.parse(readFileSync(path.join(suite, name), 'utf8'));

let bundle = '';

test.beforeAll(() => {
  bundle = bundleParser();
});

/** A page with a CSP and Trusted Types like the site's. */
test.beforeEach(async ({ page }) => {
  await page.route('https://storm.test/**', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: bundle })
      : route.fulfill({
          contentType: 'text/html',
          headers: {
            'Content-Security-Policy':
              "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types storm-feed reader",
          },
          body: '<!DOCTYPE html><script src="/feed.js"></script>',
        }),
  );
  await page.goto('https://storm.test/');
});

const parse = (page: Page, text: string, source: parser.FeedSource) =>
  page.evaluate(([xml, from]) => (globalThis as FeedGlobal).feed.parseFeed(xml, from), [text, source] as const);

/** `news`: the number of expected articles, null without a section; `pictures`: how many have an image. */
const captured: Record<
  string,
  { language: 'tr' | 'en' | 'de'; news: number | null; pictures?: number; undated?: boolean }
> = {
  'broken-empty.xml': { language: 'en', news: null },
  'broken-leading-newline-habr.xml': { language: 'en', news: 17, pictures: 11 },
  'broken-truncated-reuters.xml': { language: 'en', news: null },
  'broken-undefined-entity-mal.xml': { language: 'en', news: null },
  'de-golem-rss.xml': { language: 'de', news: 40, pictures: 40 },
  'de-heise-atom-2026.xml': { language: 'de', news: 50, pictures: 46 },
  'de-heise-rdf.xml': { language: 'de', news: 50, pictures: 0, undated: true },
  'de-spiegel-2024.xml': { language: 'de', news: 30, pictures: 30 },
  'en-bbc-technology-2026.xml': { language: 'en', news: 21, pictures: 21 },
  'tr-cnnturk-2011.xml': { language: 'tr', news: 50, pictures: 0 },
  'tr-donanimhaber-agg-2026.xml': { language: 'tr', news: 10, pictures: 10 },
  'tr-wordpress-shape-synthetic.xml': { language: 'tr', news: 3, pictures: 2 },
};

test.describe('captured feeds', () => {
  skipWithout(feeds);

  test('this test lists all captured files', () => {
    expect(
      readdirSync(feeds)
        .filter((name) => name.endsWith('.xml'))
        .sort(),
    ).toEqual(Object.keys(captured).sort());
  });

  for (const [name, { language, news, pictures, undated }] of Object.entries(captured)) {
    test(`${name} gives ${news ?? 'no'} news`, async ({ page }) => {
      const url = 'https://feed.example.com/rss.xml';
      const articles = await parse(page, decoded(path.join(feeds, name)), { language, url });
      if (news === null || articles === null) {
        expect(articles).toBe(news);
        return;
      }
      expect(articles).toHaveLength(news);
      expect(articles.filter(({ imageUrl }) => imageUrl !== null)).toHaveLength(pictures ?? 0);
      for (const { title, link, description, pubDate, imageUrl } of articles) {
        expect(title).toMatch(/\S/);
        expect(link).toMatch(/^https?:\/\//);
        if (undated) expect(pubDate).toBeNull();
        else expect(pubDate).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/);
        expect(imageUrl ?? 'https:').toMatch(/^https:/);
        expect(imageUrl ?? '').not.toMatch(/cpx\.golem|pixel\.gif|\/240\//);
        expect(`${title} ${description}`).not.toMatch(/\uFFFD|<\/?[a-z]+>|&(?:amp|lt|#\d+);|undefined|null/);
      }
    });
  }

  test('articles of Golem have their photos instead of tracking pixels, and correct umlauts', async ({ page }) => {
    const source = { language: 'de', url: 'https://rss.golem.de/rss.php?feed=RSS2.0' } as const;
    const articles = await parse(page, decoded(path.join(feeds, 'de-golem-rss.xml')), source);
    expect(articles?.[0]?.imageUrl).toBe('https://www.golem.de/1711/131200-149083-i_rc.jpg');
    expect(articles?.[0]?.description).toContain('die größte Vorbestellung');
  });

  test('articles of the BBC have pictures of 960 px, with those of 240 px as a fallback', async ({ page }) => {
    const source = { language: 'en', url: 'https://feeds.bbci.co.uk/news/technology/rss.xml' } as const;
    const articles = await parse(page, decoded(path.join(feeds, 'en-bbc-technology-2026.xml')), source);
    const larger = (articles ?? []).filter(({ imageUrl }) => imageUrl?.includes('/960/'));
    expect(larger).toHaveLength(13);
    for (const { imageUrl, imageFallbackUrl } of larger)
      expect(imageFallbackUrl).toBe(imageUrl?.replace('/960/', '/240/'));
  });

  test('pictures of a Turkish WordPress feed lose only the size at the end of the file name', async ({ page }) => {
    const source = { language: 'tr', url: 'https://ornek-teknoloji.example/feed' } as const;
    const articles = await parse(page, decoded(path.join(feeds, 'tr-wordpress-shape-synthetic.xml')), source);
    const folder = 'https://cdn.ornek-teknoloji.example/2026/03';
    expect(articles?.map(({ imageUrl, imageFallbackUrl, pubDate }) => [imageUrl, imageFallbackUrl, pubDate])).toEqual([
      [`${folder}/iphone-18-kapak.jpg`, `${folder}/iphone-18-kapak-300x200.jpg`, '2026-03-06T21:00:00.000Z'],
      [
        `${folder}/monitor-1920x1080-test.webp?quality=80`,
        `${folder}/monitor-1920x1080-test-300x169.webp?quality=80`,
        '2026-03-06T17:00:00.000Z',
      ],
      [null, null, '2026-03-05T07:00:00.000Z'],
    ]);
  });
});

test.describe('the cases of four public parsers', () => {
  skipWithout(suite);

  /** Compares the manifest's fields: blanks collapsed; texts also without markup, links by URL, dates by the second. */
  const mistakes = (page: Page, wanted: FeedCase) =>
    page.evaluate(
      ([xml, { id, expectNull, items }]) => {
        const url = 'https://feed.example.com/news/rss.xml';
        const articles = (globalThis as FeedGlobal).feed.parseFeed(xml, { language: 'en', url });
        if (expectNull) return articles === null ? [] : [`${id}: not hidden`];
        const window = globalThis as unknown as ReaderGlobal;
        const reader = (window.reader ??= window.trustedTypes.createPolicy('reader', { createHTML: (html) => html }));
        const fold = (text: string) => text.replace(/\s+/g, ' ').trim();
        const bare = (text: string) => {
          const { documentElement } = new DOMParser().parseFromString(reader.createHTML(text), 'text/html');
          return documentElement.textContent.replace(/[\s\u00ad\u200b-\u200f\u2060]/g, '');
        };
        const address = (text: string) => (URL.canParse(text.trim(), url) ? new URL(text.trim(), url).href : text);
        const same: Record<string, (got: string, want: string) => boolean> = {
          title: (got, want) =>
            fold(got) === fold(want) || got.replace(/[\s\u00ad\u200b-\u200f\u2060]/g, '') === bare(want),
          description: (got, want) =>
            fold(got) === fold(want) || got.replace(/[\s\u00ad\u200b-\u200f\u2060]/g, '') === bare(want),
          link: (got, want) => got === address(want),
          pubDate: (got, want) => Math.floor(Date.parse(got) / 1000) === Math.floor(Date.parse(want) / 1000),
          // Images are always requested over https.
          image: (got, want) => got === address(want).replace(/^http:/, 'https:'),
        };
        return items.flatMap(({ index, expected }) =>
          Object.entries(expected).flatMap(([field, want]) => {
            const article = articles?.[index];
            const got = article?.[field === 'image' ? 'imageUrl' : (field as 'title')] ?? '';
            return same[field]?.(got, want)
              ? []
              : [`${id} ${index} ${field}: ${JSON.stringify(got)}, not ${JSON.stringify(want)}`];
          }),
        );
      },
      [decoded(path.join(suite, wanted.file)), wanted] as const,
    );

  test('all 329 required feeds are parsed as expected', async ({ page }) => {
    const required = (json('cases.json') as FeedCase[]).filter((wanted) => wanted.required);
    const wrong: string[][] = [];
    for (const wanted of required) wrong.push(await mistakes(page, wanted));
    expect(wrong.flat()).toEqual([]);
    expect(wrong).toHaveLength(329);
  });

  test('the four ill-formed feeds hide the section', async ({ page }) => {
    const hidden = (json('cases.json') as FeedCase[]).filter((wanted) => wanted.expectNull);
    for (const wanted of hidden) expect(await mistakes(page, wanted)).toEqual([]);
    expect(hidden).toHaveLength(4);
  });

  test('dates are parsed as expected, and none becomes an invalid date', async ({ page }) => {
    const cases = json('dates.json') as DateCase[];
    const inputs = cases.map(({ input }) => input);
    const read = await page.evaluate(
      (texts) => texts.map((text) => (globalThis as FeedGlobal).feed.feedDate(text)),
      inputs,
    );
    const wrong = cases.filter(({ expected }, index) => {
      const got = read[index] ?? null;
      if (got !== null) expect(got).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/);
      if (expected === null || got === null) return got !== expected;
      return expected !== 'any valid date' && got.slice(0, 19) !== expected.slice(0, -1).padStart(19, '0');
    });
    // One case of the suite lacks its input: a blank text is expected to be a day of 2017.
    expect(wrong.map(({ input }) => input.trim())).toEqual(['']);
  });
});

test.describe('hostile feeds', { tag: '@sweep' }, () => {
  test.setTimeout(120_000);
  test('100 000 mutated feeds are parsed without an exception, and give either nothing or complete articles', async ({
    page,
  }) => {
    let survivors = 0;
    for (let first = 0; first < 100_000; first += 5_000) {
      const { read, faults } = await page.evaluate(
        ([from, languages]) => {
          const { mutatedFeed, parseFeed } = (globalThis as FeedGlobal).feed;
          const text = (value: unknown) => value === null || (typeof value === 'string' && value.trim() !== '');
          const matches = (value: unknown, form: RegExp) =>
            value === null || (typeof value === 'string' && form.test(value));
          const faults: string[] = [];
          let read = 0;
          for (let seed = from; seed < from + 5_000; seed += 1) {
            try {
              const source = {
                language: languages[seed % languages.length] ?? 'tr',
                url: 'https://news.example.com/feed',
              };
              const articles = parseFeed(mutatedFeed(seed), source);
              const whole = articles?.every(
                ({ title, link, description, pubDate, imageUrl, imageFallbackUrl, ...more }) =>
                  text(title) &&
                  text(description) &&
                  matches(link, /^https?:\/\/[^/]/) &&
                  matches(imageUrl, /^https:\/\/[^/]/) &&
                  matches(imageFallbackUrl, /^https:\/\/[^/]/) &&
                  matches(pubDate, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/) &&
                  Object.keys(more).length === 0,
              );
              if (articles !== null && (!whole || articles.length === 0 || articles.length > 50))
                faults.push(`seed ${seed}`);
              if (articles !== null) read += 1;
            } catch (error) {
              faults.push(`seed ${seed}: ${String(error)}`);
            }
          }
          return { read, faults };
        },
        [first, languageCodes] as const,
      );
      expect(faults).toEqual([]);
      survivors += read;
    }
    // Enough mutants must stay well-formed to reach the rules behind the XML parser.
    expect(survivors).toBeGreaterThan(15_000);
  });

  const item = (fields: string) => `<rss><channel><item><title>T</title>${fields}</item></channel></rss>`;
  const long = (part: string) => part.repeat(Math.floor(1_900_000 / part.length));
  const bombs: Record<string, string> = {
    'an entity bomb': `<!DOCTYPE r [<!ENTITY a "${'b'.repeat(1000)}"><!ENTITY c "${'&a;'.repeat(1000)}">]>${item('<description>&c;</description>')}`,
    'a document type of two megabytes': `<!DOCTYPE ${long('x ')}>${item('')}`,
    'comments without an end': `${long('<!-- -->')}<!--${item('')}`,
    'formatting tags that make a tree builder work for minutes': item(
      `<description><![CDATA[<p>${Array.from({ length: 50_000 }, (_, id) => `<b id=${id}>`).join('')}</p>${long('<p>x').slice(0, 1_000_000)}]]></description>`,
    ),
    'scripts without an end': item(`<description><![CDATA[${long('<script ')}]]></description>`),
    'comments in a text without an end': item(`<description><![CDATA[${long('<!--')}]]></description>`),
    'tags without an end': item(`<description><![CDATA[${long('<a ')}]]></description>`),
    'one tag of two megabytes': item(`<description><![CDATA[<a ${long("b='")}]]></description>`),
    'half a million pictures': item(`<description><![CDATA[${long('<img>')}]]></description>`),
    'half a million ampersands': item(`<description><![CDATA[${long('&a;')}]]></description>`),
    'a namespace of a megabyte over many elements': `<rss xmlns:a="${'n'.repeat(1_000_000)}"><channel><item><title>T</title><description>${'<a:b/>'.repeat(100_000)}</description></item></channel></rss>`,
    'a link of two megabytes': item(`<link>https://news.example.com/${long('a')}</link>`),
    'a date of two megabytes': item(`<pubDate>${long('1 ')}</pubDate>`),
    'a hundred thousand links': item(long('<link>http://[</link>')),
    'deeply nested elements': item(`<description>${'<p>'.repeat(100_000)}${'</p>'.repeat(100_000)}</description>`),
  };

  for (const [name, text] of Object.entries(bombs)) {
    test(`are parsed in less than 3 s of CPU time: ${name}`, async ({ page }) => {
      // CPU time of the page only.
      const browser = await page.context().newCDPSession(page);
      await browser.send('Performance.enable');
      const spent = async () => {
        const { metrics } = await browser.send('Performance.getMetrics');
        return metrics.find(({ name: metric }) => metric === 'ThreadTime')?.value ?? NaN;
      };
      const start = await spent();
      await page.evaluate((xml) => {
        (globalThis as FeedGlobal).feed.parseFeed(xml, { language: 'tr', url: 'https://news.example.com/feed' });
      }, text);
      expect((await spent()) - start).toBeLessThan(3);
    });
  }
});
