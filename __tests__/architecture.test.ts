import { filesIn, readText } from './support/files';
import { type Import, importsOf } from './support/imports';

const sources = filesIn('src').filter((file) => /\.tsx?$/.test(file) && file.includes('/'));

/** Every import of a module in src, except of types; paths are relative to src. */
const imports: Import[] = sources.flatMap(importsOf);

const formatImport = ({ from, to }: Import) => `${from} → ${to}`;

// ESLint checks the direction of imports (eslint.boundaries.mjs).
describe('the source code', () => {
  it('has more than 100 imports, including dynamic ones', () => {
    expect(imports.length).toBeGreaterThan(100);
    expect(imports.map(formatImport)).toContain('sections/shellParts.ts → sections/SearchBox');
  });

  it('has no import cycles', () => {
    const left = new Map(sources.map((file) => [file, importsOf(file).map(({ path = '' }) => path)]));
    // Topological sort: a file without remaining imports is in no cycle. Left over are cycles and files that lead to
    // them.
    for (let before = 0; before !== left.size;) {
      before = left.size;
      for (const [file, paths] of left) if (!paths.some((path) => left.has(path))) left.delete(file);
    }
    expect([...left.keys()]).toEqual([]);
  });

  it('declares every package it imports', () => {
    const { dependencies, devDependencies } = JSON.parse(readText('package.json')) as Record<string, object>;
    const declared = new Set([...Object.keys(dependencies ?? {}), ...Object.keys(devDependencies ?? {})]);
    const files = ['src', '__tests__'].flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`));
    const code = [
      ...files.filter((file) => /\.(tsx?|mjs)$/.test(file)),
      'webpack.config.ts',
      'webpack.development.ts',
      'eslint.config.mjs',
      'eslint.boundaries.mjs',
    ];
    const named = code.flatMap((file) =>
      [...readText(file).matchAll(/^(?:import|export) (?:[^;]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm)]
        .map(([, fixed, lazy]) => fixed ?? lazy ?? '')
        .filter((name) => /^(@[a-z]|[a-z])/.test(name) && !/^(node:|@words\/)/.test(name))
        .map((name) => [file, /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name] as const),
    );
    expect(named.filter(([, name]) => !declared.has(name))).toEqual([]);
  });
});
