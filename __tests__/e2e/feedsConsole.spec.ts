import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type FeedGlobal, bundleParser, decoded, feeds, skipWithout, suite } from './feedFiles';
import { type Page, expect, test, visit } from './visit';

/** File names of a folder's feeds, sorted; none if the folder is missing. */
const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /\.(?:xml|rss|atom)$/.test(name))
        .sort()
    : [];

const photo = 'src="https://news.example/photo.jpg"';
const ornate = `<p style="color:red" onclick="a()"><style>p{color:red}</style><img ${photo} style="width:50%" onerror="b()"/></p>`;
const namespaces = {
  html: 'xmlns="http://www.w3.org/1999/xhtml"',
  svg: 'xmlns="http://www.w3.org/2000/svg"',
  math: "xmlns = 'http://www.w3.org/1998/Math/MathML'",
};

const rss = (description: string) =>
  `<rss version="2.0"><channel><item><title>Lodos 4711</title><description>${description}</description></item></channel></rss>`;
const atom = (content: string) =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>Lodos 4711</title><summary type="xhtml">${content}</summary></entry></feed>`;

const shapes: Record<string, string> = {
  'in CDATA': rss(`<![CDATA[${ornate}]]>`),
  'as escaped text': rss(ornate.replaceAll('<', '&lt;')),
  'as inline XHTML': atom(`<div ${namespaces.html} style="margin:0">${ornate}</div>`),
  'as XHTML with a prefix': atom(
    `<h:div xmlns:h="http://www.w3.org/1999/xhtml" style="margin:0"><h:img ${photo} style="width:50%" onload="c()"/></h:div>`,
  ),
  'in SVG and MathML': atom(
    `<div ${namespaces.html}><svg ${namespaces.svg} style="fill:red" onload="d()"><style>*{fill:red}</style></svg>` +
      `<math ${namespaces.math} style="color:red"/><img ${photo}/></div>`,
  ),
};

/** Opens the home page with this text as its feed, and scrolls to the news. */
async function openWith(page: Page, feed: string): Promise<void> {
  await page.route('**/rss?url=*', (route) => route.fulfill({ contentType: 'application/xml', body: feed }));
  await page.route('**/news-image?*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await visit(page, '/en');
  const answer = page.waitForResponse('**/rss?url=*');
  await page.locator('#news').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await (await answer).finished();
}

/** The fixture of `visit` fails a test on every console message: here, on CSP violations. */
test.describe('the console stays empty', () => {
  for (const [how, feed] of Object.entries(shapes)) {
    test(`when a feed brings styles and event handlers ${how}`, async ({ page }) => {
      await openWith(page, feed);
      await expect(page.locator('#news').getByText('Lodos 4711').first()).toBeAttached();
      await expect(
        page.locator(`#news img[src*="${encodeURIComponent('https://news.example/photo.jpg')}"]`).first(),
      ).toBeAttached();
    });
  }

  test.describe('with the captured feeds', () => {
    skipWithout(feeds);

    for (const name of filesIn(feeds)) {
      test(`such as ${name}`, async ({ page }) => {
        await openWith(page, decoded(path.join(feeds, name)));
        const failure = page.getByText('The news can’t be reached right now.');
        await expect(page.locator('#news article').first().or(failure).first()).toBeAttached();
      });
    }
  });

  test.describe('with the cases of four public parsers', () => {
    skipWithout(suite);

    test('when the parser of the page reads them', async ({ page }) => {
      const folder = path.join(suite, 'xml');
      await page.addInitScript(`${bundleParser()}\nglobalThis.feed = feed;`);
      await visit(page, '/en');
      for (const name of filesIn(folder)) {
        await page.evaluate(
          (xml) =>
            (globalThis as FeedGlobal).feed.parseFeed(xml, { language: 'en', url: 'https://feed.example.com/rss.xml' }),
          decoded(path.join(folder, name)),
        );
      }
    });
  });
});
