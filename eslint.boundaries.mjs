import { dirname, relative, resolve } from 'node:path';

const src = resolve(import.meta.dirname, 'src');

/** Folders of src, from top to bottom: a file imports from its own folder and from those after it. */
const layers = ['app', 'mocks', 'pages', 'features', 'sections', 'ui', 'site', 'data', 'lib'];
/** Folders beside the layers, and what their files may import. */
const sideLayers = {
  server: ['server', 'site', 'data', 'lib'],
  tools: ['tools', 'site', 'app', 'features', 'ui', 'lib', 'data'],
};

/** Names of a feature's files that other features may import. */
const publicFiles = /^[a-z]\w*(Slice|Selectors|Totals|Link)$|^toast$/;

/** The only files that import a wrapped library, or a module that a build must be able to leave out. */
const importers = {
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
  'react-i18next': ['app/App.tsx', 'tools/bench/productList.tsx', 'ui/translation.ts'],
  'redux-persist': ['app/persist.ts', 'app/store.ts'],
  validator: ['lib/cardRules.ts', 'lib/email.ts', 'lib/postalCode.ts'],
  'web-vitals': ['lib/webVitals.ts'],
  '@tanstack/react-virtual': ['features/shop/VirtualProductGrid.tsx'],
  'mocks/loginAdapter': ['index.tsx'],
};

const pathInSrc = (file) => relative(src, file).replaceAll('\\', '/');

/** `@/ui/Slider` and `../ui/Slider` → `ui/Slider`; names of packages stay. */
function targetOf(file, source) {
  if (source.startsWith('@/')) return source.slice(2);
  return source.startsWith('.') ? pathInSrc(resolve(src, dirname(file), source)) : source;
}

/** Why a file may not import a target at run time; undefined when it may. */
function layerProblem(file, target) {
  const [own, feature] = file.split('/');
  const [layer, otherFeature, name = ''] = target.split('/');
  const allowed = sideLayers[own] ?? (layers.includes(own) ? layers.slice(layers.indexOf(own)) : undefined);
  if (!allowed || (!layers.includes(layer) && !(layer in sideLayers))) return undefined;
  if (!allowed.includes(layer)) return `src/${own} may import from ${allowed.join(', ')}, but not from ${layer}.`;
  if (own === 'features' && layer === own && feature !== otherFeature && !publicFiles.test(name))
    return `A feature imports only slices, selectors, totals, links and toasts of another feature, not ${target}.`;
  return undefined;
}

function importerProblem(file, target) {
  const [name, allowed] =
    Object.entries(importers).find(([each]) => target === each || target.startsWith(`${each}/`)) ?? [];
  return allowed && !allowed.includes(file) ? `Only ${allowed.join(', ')} may import ${name}.` : undefined;
}

/** Reports imports against the direction of the layers, and of wrapped libraries; types may come from any layer. */
const boundaries = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = pathInSrc(context.filename);
    const check = (source, kind) => {
      if (typeof source?.value !== 'string') return;
      const target = targetOf(file, source.value);
      const message = importerProblem(file, target) ?? (kind === 'type' ? undefined : layerProblem(file, target));
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: ({ source, importKind }) => check(source, importKind),
      ImportExpression: ({ source }) => check(source),
      ExportAllDeclaration: ({ source, exportKind }) => check(source, exportKind),
      ExportNamedDeclaration: ({ source, exportKind }) => check(source, exportKind),
    };
  },
};

const restricted = (object, ...properties) =>
  properties.map((property) => ({ object, property, message: 'Effects are in sagas and in src/lib.' }));
const formats = 'Use src/lib/formats.ts, which caches the formats of Intl: the first one costs 13 ms.';

/** The rules on what a file of src may import and use. */
export default [
  { files: ['src/**'], plugins: { storm: { rules: { boundaries } } }, rules: { 'storm/boundaries': 'error' } },
  {
    // Feeds name any time zone: feedDate.ts does not cache its formats.
    files: ['src/**'],
    ignores: ['src/server/**', 'src/tools/**', 'src/features/news/feedDate.ts', 'src/lib/formats.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'NewExpression[callee.object.name=Intl][callee.property.name=/^(DateTime|Number|List|RelativeTime)Format$/]',
          message: formats,
        },
        { selector: 'MemberExpression[property.name=/^toLocale(Date|Time)?String$/]', message: formats },
      ],
    },
  },
  {
    files: ['src/{pages,sections,ui}/**', 'src/features/**/*.tsx'],
    rules: {
      'no-restricted-globals': ['error', 'fetch', 'localStorage'],
      'no-restricted-properties': [
        'error',
        ...restricted('document', 'cookie'),
        ...restricted('window', 'fetch', 'localStorage'),
      ],
    },
  },
  {
    files: ['src/**/{utils,helpers,types,constants,index}.{ts,tsx}'],
    // Entries, and a page whose address is /shop.
    ignores: ['src/index.tsx', 'src/server/index.ts', 'src/tools/**', 'src/pages/shop/index.tsx'],
    rules: {
      'no-restricted-syntax': ['error', { selector: 'Program', message: 'Name the file after what it exports.' }],
    },
  },
];
