import { screen } from '@testing-library/react';
import { inlinedChunks } from '@/app/inlinedChunks';
import { pageKeys } from '@/site/menu';
import { staticParams, urlOf } from '@/site/addresses';
import { languageCodes } from '@/site/languages';
import { readText } from './support/files';
import { importsOf } from './support/imports';
import { open } from './support/site';

/** Pages and entries each open in one language, in turn: in all languages the build renders them and the sweep opens them. */
const languageOf = (index: number) => languageCodes[index % languageCodes.length] ?? 'tr';

it.each(pageKeys.map((page, index) => [page, languageOf(index)] as const))(
  'opens %s in %s with its heading, its title and its language',
  async (page, language) => {
    await open(urlOf(page, language));
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(document.title).not.toBe('');
    expect(document.documentElement.lang).toBe(language);
  },
);

/** All entries of pages besides their samples. */
const others = pageKeys
  .flatMap((page) => staticParams(page).map((params) => ({ page, params })))
  .map(({ page, params }, index) => [page, urlOf(page, languageOf(index), params)] as const)
  .filter(([page, address]) => languageCodes.every((language) => address !== urlOf(page, language)));

it.each(others)('opens an entry of %s at %s', async (_, address) => {
  await open(address);
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('main').querySelector('[aria-current=page]')).toHaveTextContent(/\S/);
});

/** Whether a file defines one of these parts. */
const definesPart = (file: string, parts: readonly string[]) =>
  parts.some((part) => readText(`src/${file}`).includes(`export const ${part} = lazyHydrate(`));

/** Names of the chunks that a page file and its static parts import, then those of the modules of its `parts`. */
function chunksOf(file: string): string[] {
  const parts = /export const parts = \[([^\]]*)\]/.exec(readText(`src/${file}`))?.[1]?.split(', ') ?? [];
  const imports = importsOf(file);
  return [
    ...imports.flatMap(({ path = '', chunk }) => chunk ?? (path.startsWith('pages/') ? chunksOf(path) : [])),
    ...imports.flatMap(({ path, chunk }) => (path && !chunk && definesPart(path, parts) ? chunksOf(path) : [])),
  ];
}

const requiresSignIn = (page: string) => page.startsWith('account/');

it('inlines the styles of every part that is prerendered, and of no other', () => {
  const pages = pageKeys.filter((page) => !requiresSignIn(page));
  const parts = pages.map((page) => [page, [...new Set(chunksOf(`pages/${page}.tsx`))]] as const);
  const found = Object.fromEntries(parts.filter(([, names]) => names.length > 0));
  expect(inlinedChunks).toEqual(found);
});
