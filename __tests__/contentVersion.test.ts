import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentSources, contentVersion } from '@/tools/contentVersion';
import { importsOf } from './support/imports';

/** A source file and its transitive imports, as repository paths. */
function dependenciesOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const { path } of importsOf(file.slice('src/'.length))) if (path) dependenciesOf(`src/${path}`, known);
  return known;
}

describe('the version of the words and the search index', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'content-'));
    for (const source of [...contentSources, 'src/pages']) cpSync(source, join(root, source), { recursive: true });
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('stays the same while no file changes', () => expect(contentVersion(root)).toBe(contentVersion()));

  it.each([
    'public/assets/i18n/en/catalogue.json',
    'src/data/products.ts',
    'src/site/menu.ts',
    'src/app/buildSearchIndex.ts',
    'src/pages/new/page.tsx',
  ])('changes when %s changes', (file) => {
    const before = contentVersion(root);
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '// changed');
    expect(contentVersion(root)).not.toBe(before);
  });

  it('covers every file that the search index is built from', () => {
    const files = [...dependenciesOf('src/app/buildSearchIndex.ts')];
    expect(files.length).toBeGreaterThan(8);
    expect(files.filter((file) => !contentSources.some((source) => file.startsWith(source)))).toEqual([]);
  });
});
