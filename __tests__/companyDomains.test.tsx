import type { LanguageCode } from '@/site/languages';
import { type Domain, companyDomains, seoFor } from '@/site/hosts';
import { defaultLanguage, languageCodes } from '@/site/languages';
import { publicSettings } from '@/tools/publicSettings';
import { leavesOf, readText } from './support/files';

const settingsFor = (siteUrl: string) => publicSettings({ PUBLIC_SITE_URL: siteUrl }, 'test');

const noAssets = { styles: [], fonts: '', boot: '', scripts: [] };

/** Imports the site anew for that address: its modules read the settings on load. */
async function prerenderFor(siteUrl: string) {
  Object.assign(globalThis, { PUBLIC_SETTINGS: settingsFor(siteUrl) });
  jest.resetModules();
  const { createI18n } = await import('@/app/i18n');
  const { renderPage } = await import('@/app/renderPage');
  const { seoWords } = await import('@/app/seoWords');
  const read = (language: LanguageCode, file: string) =>
    JSON.parse(readText(`public/assets/i18n/${language}${file}.json`)) as object;
  /** Prerenders the page with the words of these namespaces only. */
  return async (language: LanguageCode, key: 'home' | 'contact') => {
    const words = { shell: read(language, ''), [key]: read(language, `/${key}`), seo: { ...seoWords(language) } };
    const i18n = createI18n(language, { [language]: words });
    const html = await renderPage(i18n, { key, language, params: {} }, noAssets);
    return new DOMParser().parseFromString(html, 'text/html');
  };
}

const contents = (page: Document, ...selectors: string[]) =>
  selectors.map((selector) => page.querySelector(selector)?.getAttribute('content'));

const addresses = (page: Document) =>
  [...page.querySelectorAll('link[rel=canonical], link[rel=alternate][hreflang]')].map((link) =>
    link.getAttribute('href'),
  );

afterAll(() => {
  Object.assign(globalThis, { PUBLIC_SETTINGS: publicSettings({}, 'test') });
});

describe.each(companyDomains)('a build for www.%s', (domain: Domain) => {
  let open: Awaited<ReturnType<typeof prerenderFor>>;
  beforeAll(async () => {
    open = await prerenderFor(`https://www.${domain}`);
  });

  it.each(languageCodes)('describes its home page to searchers in %s as that company domain does', async (language) => {
    const page = await open(language, 'home');
    const { description, keywords } = seoFor(domain, language);
    expect(contents(page, 'meta[name=description]', 'meta[property="og:description"]', 'meta[name=keywords]')).toEqual([
      description,
      description,
      keywords,
    ]);
  });

  it('names its pages without www', async () => {
    const page = await open('de', 'contact');
    expect(addresses(page)).toEqual(
      ['de', ...languageCodes, defaultLanguage].map((language) => `https://${domain}/${language}/contact`),
    );
    expect(contents(page, 'meta[property="og:url"]')).toEqual([`https://${domain}/de/contact`]);
  });

  it('lets every other page describe itself', async () => {
    const page = await open('en', 'contact');
    const words = leavesOf('public/assets/i18n/en/contact.json');
    expect(contents(page, 'meta[name=description]')).toEqual([words.get('meta.description')]);
  });
});

it('speaks at an address that is none of the company’s as the first company domain', async () => {
  const page = await (await prerenderFor('http://localhost:4820'))('tr', 'home');
  expect(addresses(page)[0]).toBe('https://storm.example/tr');
  expect(contents(page, 'meta[name=description]', 'meta[property="og:image"]')).toEqual([
    seoFor('storm.example', 'tr').description,
    'http://localhost:4820/assets/images/social/tr.png',
  ]);
});

it('keeps the words of its host when a visitor comes home from another page', async () => {
  Object.assign(globalThis, { PUBLIC_SETTINGS: settingsFor('https://www.storm-soft.example') });
  jest.resetModules();
  const { createI18n } = await import('@/app/i18n');
  const { loadPage } = await import('@/app/pages');
  globalThis.fetch = (url) =>
    Promise.resolve(new Response(readText(`public${new URL(url as string, 'http://localhost').pathname}`)));
  const i18n = createI18n('en', {});
  await loadPage(i18n, 'en', { key: 'contact', params: {} });
  const { words } = await loadPage(i18n, 'en', { key: 'home', params: {} });
  expect(words.meta).toEqual({ title: 'Storm Software', description: seoFor('storm-soft.example', 'en').description });
});
