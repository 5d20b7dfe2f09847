import { createRequire } from 'node:module';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { BannerPlugin, type Configuration, DefinePlugin, ids } from 'webpack';
import { BundleAnalyzerPlugin } from 'webpack-bundle-analyzer';
import { brotliQuality } from './src/app/brotliQuality';
import { ManifestPlugin } from './src/tools/ManifestPlugin';
import { layerOrder } from './src/tools/cascadeLayer';
import { contentVersion } from './src/tools/contentVersion';
import { devServer, developmentPlugins } from './webpack.development';
import { pseudoFile } from './src/tools/pseudo';
import { type Target, moduleRules } from './src/tools/moduleRules';
import { isApiMocked, hasAnalytics, publicSettings } from './src/tools/publicSettings';

const root = process.cwd();
const src = join(root, 'src');
const serving = Boolean(process.env.WEBPACK_SERVE);
// Saves about 1 kB of the initial scripts, whose budget of 150 kB has some 200 bytes left. The risk: Terser assumes that
// no function is called with `new` or asked for its `prototype` unless it is a class, and that reading a property has no
// effects; a package that breaks this fails in the built site only, where the journeys run. Ten more passes save 560
// bytes of the home page and take 60 s of processor time, which builds for tests spare.
const passes = process.env.FAST_COMPRESSION ? 2 : 12;
const compress = { passes, ecma: 2020, unsafe_arrows: true, unsafe_methods: true, pure_getters: true };

/** The production build of react-router-dom's react-router copy: the package exports only its development build. */
const domRequire = createRequire(createRequire(join(root, 'package.json')).resolve('react-router-dom'));
const routerFiles = join(domRequire.resolve('react-router'), '../../production');

/** Options shared by all bundles. */
function common(target: Target, mode: 'production' | 'development'): Configuration {
  const production = mode === 'production';
  const settings = publicSettings(process.env, contentVersion(root));
  return {
    name: target,
    mode,
    context: root,
    devtool: production ? false : 'eval-cheap-module-source-map',
    cache: {
      type: 'filesystem',
      name: `${target}-${mode}`,
      cacheDirectory: join(root, '.cache/webpack'),
      buildDependencies: { config: [join(root, 'webpack.config.ts')] },
    },
    module: { rules: moduleRules(target, mode) },
    performance: { hints: false },
    stats: 'errors-warnings',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // One copy of axios: axios-mock-adapter would load the CommonJS build as a second one.
      alias: {
        '@': src,
        '@words': join(root, 'public/assets/i18n'),
        axios$: join(root, 'node_modules/axios/index.js'),
        ...(production && {
          'react-router$': join(routerFiles, 'index.mjs'),
          'react-router/dom$': join(routerFiles, 'dom-export.mjs'),
        }),
      },
    },
    plugins: [
      new DefinePlugin({
        PUBLIC_SETTINGS: JSON.stringify(settings),
        BUILD_YEAR: new Date().getFullYear(),
        API_MOCK: isApiMocked(process.env, production ? 'off' : 'on'),
        MEASURED: hasAnalytics(settings),
      }),
    ],
  };
}

/** Puts a lazily imported library into a chunk of its own. */
const lazyLibrary = (name: string, packages: string) => ({
  name,
  chunks: 'async' as const,
  priority: 20,
  test: new RegExp(`[\\\\/]node_modules[\\\\/][^\\\\/]*(${packages})`),
});

/** Writes sheets; each begins with the order of the layers, as the first sheet that a browser reads decides it. */
const writeSheets = (options: MiniCssExtractPlugin.PluginOptions) => [
  new MiniCssExtractPlugin({ ...options, ignoreOrder: true }),
  // siteFont.ts takes every rule of the sheet `fonts` for a font face.
  new BannerPlugin({ banner: layerOrder, raw: true, test: /\.css$/, exclude: /fonts[^/]*$/ }),
];

/** Plugins of the browser bundle: for the analyzer, production, or development. */
function targetPlugins(production: boolean, analyze: boolean): NonNullable<Configuration['plugins']> {
  if (analyze) {
    const reportFilename = join(root, 'build/analysis.html');
    return [new BundleAnalyzerPlugin({ analyzerMode: 'static', openAnalyzer: false, reportFilename })];
  }
  if (production) {
    const packed = { exclude: /\.(png|jpe?g|woff2|mp4|webm|ico)$/, minRatio: 1 };
    return [
      // Words of the server and of the drawing tool, and the style guide, are not for browsers.
      new CopyPlugin({
        patterns: [
          {
            from: 'public',
            globOptions: { ignore: ['**/*.md', '**/i18n/*/{server,social}.json'] },
            transform: (content, path) => (path.endsWith('.json') ? pseudoFile(content.toString(), path) : content),
          },
        ],
      }),
      new CompressionPlugin({ ...packed, compressionOptions: { level: 9 } }),
      new CompressionPlugin({
        ...packed,
        filename: '[path][base].br',
        algorithm: 'brotliCompress',
        compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } } as never,
      }),
      new ManifestPlugin(join(root, 'build/manifest.json')),
    ];
  }
  return developmentPlugins(serving);
}

function browser(mode: 'production' | 'development', analyze = false): Configuration {
  const production = mode === 'production';
  const base = common('browser', mode);
  // Six digits: the first script lists the hashes of all others.
  const hash = production ? '.[contenthash:6]' : '';
  return {
    ...base,
    target: 'browserslist',
    entry: {
      main: join(src, 'index.tsx'),
      boot: join(src, 'app/boot.ts'),
      fonts: join(src, 'styles/fonts.scss'),
      ...(production && { alias: join(src, 'app/alias.ts') }),
    },
    output: {
      // The analyzer must not clean the last build.
      path: join(root, analyze ? '.cache/analysis' : 'dist'),
      publicPath: '/',
      filename: `assets/js/[name]${hash}.js`,
      chunkFilename: `assets/js/[id]${hash}.js`,
      clean: true,
      trustedTypes: 'storm-scripts',
    },
    optimization: {
      // `DeterministicModuleIdsPlugin` below gives ids of four digits instead of five: 250 bytes of the initial scripts.
      ...(production && { moduleIds: false as const }),
      // One runtime: with several, only the last one receives hot updates.
      ...(!production && { runtimeChunk: 'single' as const }),
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          default: false,
          vendor: {
            name: 'vendor',
            chunks: (chunk) => chunk.name === 'main',
            test: /[\\/]node_modules[\\/]/,
            priority: 30,
          },
          forms: lazyLibrary('final-form', 'final-form|validator'),
          axios: lazyLibrary('axios', 'axios|form-data|proxy-from-env'),
          slick: lazyLibrary('slick', 'slick'),
          countup: lazyLibrary('countup', 'countup'),
        },
      },
      minimizer: [
        '...',
        // `convertToIs` folds `.a > .b > c, .a > d` into `.a > :is(.b > c, d)`, which doesn't match c (postcss-minify-selectors 7.1).
        new CssMinimizerPlugin({
          minimizerOptions: { preset: ['default', { minifySelectors: { convertToIs: false } }] },
        }),
      ],
      minimizeOptions: { javascript: { compress } },
    },
    plugins: [
      ...(base.plugins ?? []),
      ...(production ? [new ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true })] : []),
      ...writeSheets({ filename: `assets/css/[name]${hash}.css`, chunkFilename: `assets/css/[id]${hash}.css` }),
      ...targetPlugins(production, analyze),
    ],
    devServer,
  };
}

function node(target: 'prerender' | 'server', entry: Record<string, string>): Configuration {
  const base = common(target, 'production');
  return {
    ...base,
    target: 'node20',
    entry,
    output: { path: join(root, 'build'), filename: '[name].js', chunkFilename: '[name].js', clean: false },
    optimization: { minimize: false, splitChunks: false },
    // External at run time: libsql has a native binary.
    ...(target === 'server' && {
      externalsType: 'commonjs',
      externals: [
        ({ request = '' }: { request?: string }) =>
          Promise.resolve(/^(@(?!\/|words\/)|[a-z])/.test(request) ? request : undefined),
      ] as never,
    }),
  };
}

/** Service worker at a fixed URL without hash; the prerenderer injects the precache list. */
function worker(): Configuration {
  const base = common('worker', 'production');
  return {
    ...base,
    target: 'webworker',
    entry: { sw: join(src, 'serviceWorker.ts') },
    output: { path: join(root, 'build'), filename: '[name].js', clean: false },
    optimization: { splitChunks: false },
  };
}

/** The product list alone, for `npm run bench`. */
function productList(): Configuration {
  const base = common('browser', 'production');
  return {
    ...base,
    name: 'productList',
    target: 'browserslist',
    entry: { productList: join(src, 'tools/bench/productList.tsx') },
    output: { path: join(root, 'build/productList'), publicPath: '/', filename: '[name].js', clean: true },
    plugins: [...(base.plugins ?? []), ...writeSheets({ filename: '[name].css' })],
  };
}

/** Development: the browser bundle. Production: browser, service worker, prerender and server bundles. */
export default function config(
  env: { analyze?: boolean; productList?: boolean } = {},
  { mode = 'production' }: { mode?: 'production' | 'development' } = {},
): Configuration[] {
  if (env.productList) return [productList()];
  if (env.analyze) return [browser('production', true)];
  if (mode === 'development') return [browser(mode)];
  return [
    browser(mode),
    worker(),
    node('prerender', { prerender: './src/prerender.tsx' }),
    // CLI tools are bundled too: the production image has no sources.
    node('server', {
      server: './src/server/index.ts',
      messages: './src/server/messages.ts',
      vitals: './src/server/vitals.ts',
      backup: './src/server/backup.ts',
    }),
  ];
}
