/**
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';

/** A line of code in a file of src, and what the message says; none for allowed code. */
const cases: [what: string, file: string, code: string, message?: RegExp][] = [
  ['a feature in a section', 'sections/Faq.tsx', `import '@/features/cart/cartSlice';`, /not from features/],
  ['a relative import upwards', 'ui/Button.tsx', `import '../sections/Faq';`, /not from sections/],
  ['a dynamic import upwards', 'ui/Button.tsx', `void import('@/pages/home');`, /not from pages/],
  ['a re-export upwards', 'lib/http.ts', `export * from '@/ui/Button';`, /not from ui/],
  ['a page in the server', 'server/site.ts', `import '@/pages/home';`, /not from pages/],
  ['a type from above', 'lib/http.ts', `export type { RootState } from '@/app/store';`],
  ['a layer below', 'sections/Faq.tsx', `import '@/ui/Button';`],
  ["another feature's component", 'features/auth/AuthForm.tsx', `import '@/features/cart/CartLine';`, /only slices/],
  ["another feature's slice", 'features/auth/AuthForm.tsx', `import '@/features/cart/cartSlice';`],
  ['a wrapped library', 'features/cart/cartSaga.ts', `import 'axios';`, /Only lib\/adapter\.ts/],
  ['a part of a wrapped library', 'ui/Button.tsx', `void import('validator/lib/isEmail');`, /may import validator/],
  ['a library in its own module', 'ui/Slider.tsx', `import 'react-slick';`],
  ['the mock adapter', 'app/start.tsx', `void import('../mocks/loginAdapter');`, /Only index\.tsx/],
  ['a format of its own', 'ui/Button.tsx', `new Intl.NumberFormat('tr');`, /src\/lib\/formats\.ts/],
  ['a locale string', 'ui/Button.tsx', `new Date().toLocaleDateString();`, /src\/lib\/formats\.ts/],
  ['a request in a component', 'features/cart/CartLine.tsx', `void fetch('/api');`, /Unexpected use of 'fetch'/],
  ['storage in a page', 'pages/home.tsx', `localStorage.clear();`, /Unexpected use of 'localStorage'/],
  ['a cookie in a component', 'ui/Button.tsx', `document.cookie;`, /Effects are in sagas/],
  ['storage in a library', 'lib/cookie.ts', `localStorage.clear();`],
  ['a file with a catch-all name', 'ui/helpers.ts', `export {};`, /Name the file after what it exports/],
];

// In a process of its own: ESLint imports its configuration, an ES module. Only the rules that need no types run.
const script = `
  import { ESLint } from 'eslint';
  const own = /^storm\\/|^no-restricted-/;
  const eslint = new ESLint({
    ruleFilter: ({ ruleId }) => own.test(ruleId),
    overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { projectService: false } } },
  });
  const results = [];
  for (const [, file, code] of JSON.parse(process.argv[1])) {
    const [{ messages }] = await eslint.lintText(code, { filePath: 'src/' + file });
    results.push(messages.map(({ message }) => message).join());
  }
  process.stdout.write(JSON.stringify(results));
`;
const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script, JSON.stringify(cases)], {
  encoding: 'utf8',
});
const results = JSON.parse(stdout) as string[];

it.each(cases.map(([what, file], index) => [what, file, index] as const))('ESLint judges %s in %s', (_, __, index) => {
  const [, , , expected = /^$/] = cases[index] ?? [];
  expect(results[index]).toMatch(expected);
});
