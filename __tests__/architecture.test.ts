import { filesIn, readText } from './support/files';
import { type Import, importsOf } from './support/imports';

const layerOrder = ['app', 'mocks', 'pages', 'features', 'sections', 'ui', 'site', 'data', 'lib'];
const sideLayers: Record<string, readonly string[]> = {
  server: ['server', 'site', 'data', 'lib'],
  tools: ['tools', 'site', 'app', 'features', 'ui', 'lib', 'styles', 'data'],
};

const sources = filesIn('src').filter((file) => /\.tsx?$/.test(file) && file.includes('/'));

/** Every import of a module in src, except of types; paths are relative to src. */
const imports: Import[] = sources.flatMap(importsOf);

const layerOf = (path: string) => path.split('/')[0] ?? '';
const formatImport = ({ from, to }: Import) => `${from} → ${to}`;

describe('the source code', () => {
  it('has more than 100 imports, including dynamic ones', () => {
    expect(imports.length).toBeGreaterThan(100);
    expect(imports.map(formatImport)).toContain('sections/shellParts.ts → sections/SearchBox');
  });

  it('imports only from the same layer and the layers below it', () => {
    const upward = imports.filter(({ from, to }) => {
      const own = layerOf(from);
      const allowed = sideLayers[own] ?? layerOrder.slice(layerOrder.indexOf(own));
      return !allowed.includes(layerOf(to));
    });
    expect(upward.filter(({ to }) => !to.startsWith('styles')).map(formatImport)).toEqual([]);
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

  it('imports from one feature into another only slices, selectors and toasts', () => {
    const nosy = imports.filter(({ from, to }) => {
      const [floor, feature] = from.split('/');
      const [other, room, file = ''] = to.split('/');
      return (
        floor === 'features' && other === 'features' && feature !== room && !/Slice$|Selectors$|^toast$/.test(file)
      );
    });
    expect(nosy.map(formatImport)).toEqual([]);
  });

  it('imports each wrapped library only in the files that are listed for it', () => {
    const doors: Record<string, readonly string[]> = {
      'react-slick': ['ui/Slider.tsx'],
      'react-redux-toastr': ['app/store.ts', 'features/toastr/toast.ts'],
      'react-final-form': [
        'features/account/AccountForm.tsx',
        'features/account/CardFormPreview.tsx',
        'features/account/PasswordForm.tsx',
        'features/auth/AuthForm.tsx',
        'features/contact/EmailSignUpForm.tsx',
        'features/contact/MessageForm.tsx',
        'features/shop/checkout/MethodField.tsx',
        'features/shop/checkout/StepForm.tsx',
        'ui/SelectField.tsx',
        'ui/TextField.tsx',
      ],
      axios: ['lib/adapter.ts', 'lib/http.ts', 'mocks/loginAdapter.ts'],
      nprogress: ['ui/progress.ts'],
      'react-countup': ['ui/CountUp.tsx'],
      jarallax: ['ui/backgroundVideo.ts', 'ui/parallaxScroll.ts'],
      'react-i18next': ['app/App.tsx', 'tools/bench/shelf.tsx', 'ui/translation.ts'],
      'redux-persist': ['app/persist.ts', 'app/store.ts'],
      validator: ['lib/cardRules.ts', 'lib/email.ts', 'lib/postalCode.ts'],
      'web-vitals': ['lib/webVitals.ts'],
      '@tanstack/react-virtual': ['features/shop/VirtualProductGrid.tsx'],
    };
    const users = Object.keys(doors).map((library) => {
      const import_ = new RegExp(`(?:from|import|import\\()\\s*(?:/\\*[^]*?\\*/\\s*)*'${library}['/]`);
      return [library, sources.filter((file) => import_.test(readText(`src/${file}`)))];
    });
    expect(Object.fromEntries(users)).toEqual(doors);
  });

  it('creates formatters of dates, numbers and lists only in the module that caches them and in feedDate.ts', () => {
    const makers = sources.filter(
      (file) =>
        !/^(tools|server)\//.test(file) &&
        /new Intl\.(DateTime|Number|List)Format|toLocale(Date|Time)?String/.test(readText(`src/${file}`)),
    );
    // Feeds name arbitrary time zones: these formats are not cached.
    expect(makers).toEqual(['features/news/feedDate.ts', 'lib/formats.ts']);
  });

  it('keeps cookies, storage and the network out of components', () => {
    const touching = sources.filter(
      (file) =>
        /^(pages|sections|ui|features\/.*\.tsx)/.test(file) &&
        /localStorage|document\.cookie|\bfetch\(/.test(readText(`src/${file}`)),
    );
    expect(touching).toEqual([]);
  });

  it('has no files with catch-all names such as utils, helpers or types', () => {
    expect(
      sources.filter(
        (file) =>
          /(^|\/)(utils|helpers|types|constants|index)\.tsx?$/.test(file) &&
          file !== 'server/index.ts' &&
          // The file is named after its URL, `/shop`.
          file !== 'pages/shop/index.tsx' &&
          !file.startsWith('tools/'),
      ),
    ).toEqual([]);
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
