import { type HostWords, seoWords } from '@/app/seoWords';
import { type Domain, companyDomains } from '@/site/hosts';
import { type LanguageCode, defaultLanguage, languageCodes } from '@/site/languages';
import { publicSettings } from '@/tools/publicSettings';
import { leavesOf, readText, readWords } from './support/files';

const hostWords = (language: LanguageCode) => readWords(language, 'hosts') as HostWords;

const settingsFor = (siteUrl: string) => publicSettings({ PUBLIC_SITE_URL: siteUrl }, 'test');

const noAssets = { styles: [], fonts: '', boot: '', scripts: [] };

/** Imports the site anew for that address: its modules read the settings on load. */
async function prerenderFor(siteUrl: string) {
  Object.assign(globalThis, { PUBLIC_SETTINGS: settingsFor(siteUrl) });
  jest.resetModules();
  const { createI18n } = await import('@/app/i18n');
  const { renderPage } = await import('@/app/renderPage');
  const { seoWords } = await import('@/app/seoWords');
  /** Prerenders the page with the words of these namespaces only. */
  return async (language: LanguageCode, key: 'home' | 'contact') => {
    const words = {
      shell: readWords(language),
      [key]: readWords(language, key),
      seo: { ...seoWords(hostWords(language)) },
    };
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

  it.each(languageCodes)(
    'uses the description and keywords of that domain for its home page in %s',
    async (language) => {
      const page = await open(language, 'home');
      const { description, keywords } = seoWords(hostWords(language), domain);
      expect(
        contents(page, 'meta[name=description]', 'meta[property="og:description"]', 'meta[name=keywords]'),
      ).toEqual([description, description, keywords]);
    },
  );

  it('writes the addresses of its pages without www', async () => {
    const page = await open('de', 'contact');
    expect(addresses(page)).toEqual(
      ['de', ...languageCodes, defaultLanguage].map((language) => `https://${domain}/${language}/contact`),
    );
    expect(contents(page, 'meta[property="og:url"]')).toEqual([`https://${domain}/de/contact`]);
  });

  it('uses the page’s own description on every other page', async () => {
    const page = await open('en', 'contact');
    const words = leavesOf('public/assets/i18n/en/contact.json');
    expect(contents(page, 'meta[name=description]')).toEqual([words.get('meta.description')]);
  });
});

it('uses the texts and addresses of the first company domain in a build for an address that is not the company’s', async () => {
  const page = await (await prerenderFor('http://localhost:4820'))('tr', 'home');
  expect(addresses(page)[0]).toBe('https://storm.example/tr');
  expect(contents(page, 'meta[name=description]', 'meta[property="og:image"]')).toEqual([
    seoWords(hostWords('tr'), 'storm.example').description,
    'http://localhost:4820/assets/images/social/tr.png',
  ]);
});

it('keeps the description of its domain when a visitor goes from another page to the home page', async () => {
  Object.assign(globalThis, { PUBLIC_SETTINGS: settingsFor('https://www.storm-soft.example') });
  jest.resetModules();
  const { createI18n } = await import('@/app/i18n');
  const { loadPage } = await import('@/app/pages');
  globalThis.fetch = (url) =>
    Promise.resolve(new Response(readText(`public${new URL(url as string, 'http://localhost').pathname}`)));
  const i18n = createI18n('en', {});
  await loadPage(i18n, 'en', { key: 'contact', params: {} });
  const { words } = await loadPage(i18n, 'en', { key: 'home', params: {} });
  const { description } = seoWords(hostWords('en'), 'storm-soft.example');
  expect(words.meta).toEqual({ title: 'Storm Software', description });
});
