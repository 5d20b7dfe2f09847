import { readFileSync, statSync } from 'node:fs';
import { createI18n } from '@/app/i18n';
import { loadPage } from '@/app/pages';
import { type Params, pathOf, staticParams, urlOf } from '@/site/addresses';
import { type LanguageCode, languageCodes } from '@/site/languages';
import { type PageKey, pageKeys } from '@/site/menu';
import { socialPictureUrl } from '@/site/socialPicture';
import { socialCards } from '@/tools/art/social/cards';
import { pendingPictures } from '@/tools/art/social/pending';
import { filesIn, leavesOf } from './support/files';
import { open } from './support/site';

const unlisted: readonly PageKey[] = ['not-found', 'offline'];
/** Entries of a page with an optional parameter share its image. */
const shares = (key: PageKey) => pathOf(key).endsWith('?');
const places = pageKeys
  .filter((key) => !unlisted.includes(key))
  .flatMap((key) => (shares(key) ? [{}] : staticParams(key)).map((params) => [key, params] as const));
const pictures = languageCodes.flatMap((language) =>
  places.map(([key, params]) => `public${socialPictureUrl(key, language, params)}`),
);

it('has one social picture for every page in every language, and no other files', () => {
  expect(new Set(pictures).size).toBe(pictures.length);
  const there = filesIn('public/assets/images/social').map((file) => `public/assets/images/social/${file}`);
  expect([...there].sort()).toEqual([...pictures].sort());
});

it('has social pictures of the size that the pages state, all of them different', () => {
  const files = pictures.map((file) => readFileSync(file));
  const sizes = files.map((png) =>
    [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)].join(' '),
  );
  expect([...new Set(sizes)]).toEqual(['PNG 1200 630']);
  expect(new Set(files.map((png) => png.toString('latin1'))).size).toBe(files.length);
});

it('keeps all social pictures together below 9 MB', () => {
  const bytes = pictures.map((file) => statSync(file).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000 * languageCodes.length);
});

it('has social pictures with the current titles of the pages; otherwise run `npm run art:social`', () => {
  const { due, gone } = pendingPictures();
  expect({ due: due.map(({ file }) => file), gone }).toEqual({ due: [], gone: [] });
});

const meta = (property: string) => document.head.querySelector(`meta[property="${property}"]`)?.getAttribute('content');

it.each([
  ['contact', {}, 'de'],
  ['shop/single', { id: '1030' }, 'tr'],
  ['blog/post', { id: 'no-signal' }, 'en'],
  ['help/detail', { id: 'consent' }, 'de'],
] as [PageKey, Params, LanguageCode][])(
  'names the picture of %s %j in the metadata of the page in %s',
  async (key, params, language) => {
    await open(urlOf(key, language, params));
    const url = new URL(meta('og:image') ?? '');
    expect(`public${url.pathname}`).toBe(`public${socialPictureUrl(key, language, params)}`);
    expect(statSync(`public${url.pathname}`).isFile()).toBe(true);
    expect(meta('og:image:alt')).toBe(document.title);
  },
);

it('names the picture of the home page at an address that does not exist', async () => {
  await open('/en/nowhere');
  expect(meta('og:image')).toMatch(/\/assets\/images\/social\/en\.png$/);
});

it.each(languageCodes)('writes the title of the page on every picture in %s', async (language) => {
  const cards = new Map(socialCards().map((card) => [card.file, card]));
  const i18n = createI18n(language, {});
  for (const [key, params] of places.filter(([key]) => key !== 'home')) {
    const { title } = cards.get(`public${socialPictureUrl(key, language, params)}`)!;
    const called = shares(key)
      ? leavesOf(`public/assets/i18n/${language}/${key}.json`).get('meta.title')
      : (await loadPage(i18n, language, { key, params })).words.meta.title;
    expect(String(called).startsWith(title.join(': '))).toBe(true);
  }
});
