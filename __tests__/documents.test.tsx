import { createHash } from 'node:crypto';
import { AliasDocument } from '@/app/AliasDocument';
import { createI18n } from '@/app/i18n';
import { inlineCode, policyFor } from '@/app/pagePolicy';
import { namespacesOf } from '@/app/pages';
import { renderDocument, renderPage } from '@/app/renderPage';
import { type HostWords, seoWords } from '@/app/seoWords';
import { type PageRoute, urlOf } from '@/site/addresses';
import { readWords } from './support/files';
import { openWithDocument } from './support/site';

const assets = {
  styles: [{ url: '/a.css', css: 'a > b{color:red}' }],
  fonts: '@font-face{}',
  boot: 'if (1 < 2 && 3) start()',
  scripts: ['/page.js', '/main.js'],
};

/** Parses a prerendered page. */
async function prerendered(route: PageRoute) {
  const { language } = route;
  const seo = seoWords(readWords(language, 'hosts') as HostWords);
  const words: Record<string, object> = { shell: readWords(language), seo: { ...seo } };
  for (const [, file] of namespacesOf(route)) words[file] = readWords(language, file);
  const html = await renderPage(createI18n(language, { [language]: words }), route, assets);
  const page = new DOMParser().parseFromString(html, 'text/html');
  return { html, page, words: { [language]: words } };
}

const post = { key: 'blog/single/v1', language: 'de', params: {} } as const;
const grid = { key: 'shop/grid', language: 'en', params: {} } as const;

it('starts a document with the encoding, and puts title, styles and script into its head', async () => {
  const { html, page } = await prerendered(post);
  expect(html).toMatch(/^<!doctype html><html lang="de" data-bs-theme="light"><head><meta charset="utf-8"/i);
  expect(page.querySelectorAll('title, meta, link, style').length).toBe(
    page.querySelectorAll('head :is(title, meta, link, style)').length,
  );
  expect(page.querySelectorAll('head > title')).toHaveLength(1);
  expect(page.querySelector('head > style[data-href="/a.css"]')?.textContent).toBe('a > b{color:red}');
  expect(page.querySelector('head > script')?.getAttribute('data-scripts')).toBe('/page.js /main.js');
});

it('puts the words of the page into its document, and the breadcrumb as structured data for search engines', async () => {
  const { page, words } = await prerendered(post);
  expect(JSON.parse(page.querySelector('#words')?.textContent ?? '')).toEqual(words);
  const facts = page.querySelector('script[type="application/ld+json"]')?.textContent;
  const trail = page.querySelectorAll('main nav:has([aria-current=page]) > ol > li');
  expect(trail.length).toBeGreaterThan(1);
  for (const { textContent } of trail) expect(facts).toContain(`"name":"${textContent}"`);
});

it('allows by policy every inline script and style of a document, and no inline data, which never runs', async () => {
  const { page } = await prerendered(post);
  const policy = policyFor(inlineCode(assets));
  const inline = [...page.querySelectorAll('style, script')];
  expect(inline.length).toBeGreaterThan(3);
  for (const element of inline) {
    const hash = createHash('sha256').update(element.textContent).digest('base64');
    expect([element.outerHTML, policy.includes(`'sha256-${hash}'`)]).toEqual([
      element.outerHTML,
      !element.hasAttribute('type'),
    ]);
  }
});

// A hydration mismatch would be logged as an error, which fails the test.
it('gives fields the same ids as in the browser, so that hydration finds no mismatch', async () => {
  const { page, words } = await prerendered(grid);
  const body = page.querySelector('#root')?.innerHTML ?? '';
  expect(body).toContain(' id="_R_');
  await openWithDocument(urlOf(grid.key, grid.language), { head: page.head.innerHTML, body, words });
  expect(document.querySelectorAll('title')).toHaveLength(1);
});

it('redirects from an address without a language, also without scripts', () => {
  const html = renderDocument(<AliasDocument path="/contact" script="lead()" />);
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelector('head > script')?.textContent).toBe('lead()');
  expect(page.querySelector('noscript')?.innerHTML).toContain('content="0; url=/tr/contact"');
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/tr/contact');
});
