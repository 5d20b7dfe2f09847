import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { constants } from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { type Configuration, DefinePlugin, type RuleSetRule } from 'webpack';
import { BundleAnalyzerPlugin } from 'webpack-bundle-analyzer';
// A type only: the plain import would run the development server.
import type {} from 'webpack-dev-server';
import { xsrfCookies } from './src/server/xsrfCookies';
import { ManifestPlugin } from './src/tools/ManifestPlugin';
import { contentVersion } from './src/tools/contentVersion';
import { officeCards } from './src/tools/officeCards';
import { apiMock, measured, publicSettings } from './src/tools/publicSettings';
import { searchIndexes } from './src/tools/searchIndexes';

type Target = 'browser' | 'prerender' | 'server' | 'worker';

const root = process.cwd();
const src = join(root, 'src');
const serving = Boolean(process.env.WEBPACK_SERVE);

/** The router's production builds, of the copy that react-router-dom brings, wherever npm has put it. */
const domRequire = createRequire(createRequire(join(root, 'package.json')).resolve('react-router-dom'));
const routerFiles = join(domRequire.resolve('react-router'), '../../production');

const moduleSheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.scss'))
  .sort();
/** What webpack doesn't notice by itself: this file, and a new sheet, which moves the letters of the others. */
const cacheVersion = createHash('sha256')
  .update(readFileSync(join(root, 'webpack.config.ts')))
  .update(moduleSheets.join())
  .digest('hex');

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const lettersOf = (index: number): string =>
  (index < letters.length ? '' : lettersOf(Math.floor(index / letters.length) - 1)) +
  letters.charAt(index % letters.length);
const localNames = new Map<string, string[]>();

/**
 * Class names of letters for the sheet and a number for the class: a page carries hundreds of them in its styles and in
 * its HTML, where a hash, which doesn't compress, would weigh kilobytes. All bundles have the same.
 */
function shortName({ resourcePath }: { resourcePath: string }, _pattern: string, name: string): string {
  const names = localNames.get(resourcePath) ?? [];
  localNames.set(resourcePath, names);
  if (!names.includes(name)) names.push(name);
  return `${lettersOf(moduleSheets.indexOf(relative(src, resourcePath)))}${names.indexOf(name)}`;
}

/** `Link.displayName = "Link"`: an assignment keeps what it names alive. */
const dropDisplayNames = () => ({
  visitor: {
    ExpressionStatement(path: { toString(): string; remove(): void }) {
      if (/^\w+\.displayName = "[^"]*";?$/.test(path.toString())) path.remove();
    },
  },
});

/**
 * Bootstrap clears its floating legends by `legend + *`: a browser has to calculate every element anew that follows one
 * put into the page, whatever it is. This says the same of fieldsets alone.
 */
const clearLegends = {
  postcssPlugin: 'clear-legends',
  Rule(rule: { selector: string }) {
    if (/^legend ?\+ ?\*$/.test(rule.selector)) rule.selector = 'fieldset > :not(legend)';
  },
};

function rules(target: Target, mode: 'production' | 'development'): RuleSetRule[] {
  const production = mode === 'production';
  const modules = {
    namedExport: false,
    exportLocalsConvention: 'as-is',
    exportOnlyLocals: target !== 'browser',
    ...(production ? { getLocalIdent: shortName } : { localIdentName: '[name]-[local]' }),
  };
  const extract = target === 'browser' ? [MiniCssExtractPlugin.loader] : [];
  const css = (options: object) => ({ loader: 'css-loader', options: { importLoaders: 2, ...options } });
  const post = { loader: 'postcss-loader', options: { postcssOptions: { plugins: ['autoprefixer', clearLegends] } } };
  const sassOptions = {
    loadPaths: [src, join(root, 'node_modules')],
    quietDeps: true,
    silenceDeprecations: ['import'],
  };
  const sass = { loader: 'sass-loader', options: { sassOptions } };
  const refresh = serving && target === 'browser' ? ['react-refresh/babel'] : [];
  return [
    {
      test: /\.tsx?$/,
      include: src,
      // By the mode and not by NODE_ENV: whatever calls webpack, what the cache holds fits the bundle.
      use: { loader: 'babel-loader', options: { cacheDirectory: true, envName: mode, plugins: refresh } },
    },
    // What the site doesn't use of the router stays in the bundle otherwise, because making it could have effects; the
    // preset marks it as pure.
    ...(production && target === 'browser'
      ? [
          {
            test: /[\\/]react-router[\\/].*\.mjs$/,
            use: {
              loader: 'babel-loader',
              options: {
                configFile: false,
                compact: false,
                presets: ['@babel/preset-react'],
                plugins: [dropDisplayNames],
              },
            },
          },
        ]
      : []),
    { test: /\.module\.scss$/, use: [...extract, css({ modules }), post, sass] },
    {
      test: /\.(css|scss)$/,
      exclude: /\.module\.scss$/,
      sideEffects: true,
      use: [...extract, css(target === 'browser' ? {} : { modules: { exportOnlyLocals: true } }), post, sass],
    },
    { test: /\.woff2$/, type: 'asset/resource', generator: { filename: 'assets/fonts/[name].[contenthash:8][ext]' } },
  ];
}

/** What all three bundles share. */
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
      version: cacheVersion,
    },
    module: { rules: rules(target, mode) },
    performance: { hints: false },
    stats: 'errors-warnings',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // axios-mock-adapter asks for its own copy of axios.
      alias: {
        '@': src,
        axios$: join(root, 'node_modules/axios/index.js'),
        // The package's only entry is its development build.
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
        API_MOCK: apiMock(process.env, production ? 'off' : 'on'),
        MEASURED: measured(settings),
      }),
    ],
  };
}

/** Libraries that are needed late come as chunks of their own, by name. */
const late = {
  'final-form': /final-form|validator/,
  axios: /axios|form-data|proxy-from-env/,
  slick: /slick/,
  countup: /countup/i,
  typing: /type-animation/,
};

const lateGroups = Object.fromEntries(
  Object.entries(late).map(([name, test]) => [
    name,
    {
      name,
      chunks: 'async' as const,
      priority: 20,
      test: (module: { resource?: string }) =>
        /[\\/]node_modules[\\/]/.test(module.resource ?? '') && test.test(module.resource ?? ''),
    },
  ]),
);

/** What becomes of the browser bundle: a picture of what it consists of, files to publish, or a page to develop on. */
function outcome(production: boolean, analyze: boolean): NonNullable<Configuration['plugins']> {
  if (analyze) {
    const reportFilename = join(root, 'build/analysis.html');
    return [new BundleAnalyzerPlugin({ analyzerMode: 'static', openAnalyzer: false, reportFilename })];
  }
  if (production) {
    return [
      new CopyPlugin({ patterns: [{ from: 'public' }] }),
      new CompressionPlugin({
        exclude: /\.(png|jpe?g|woff2|mp4|webm|ico)$/,
        minRatio: 1,
        algorithm: 'gzip',
        compressionOptions: { level: 9 },
      }),
      new CompressionPlugin({
        exclude: /\.(png|jpe?g|woff2|mp4|webm|ico)$/,
        minRatio: 1,
        filename: '[path][base].br',
        algorithm: 'brotliCompress',
        compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } } as never,
      }),
      new ManifestPlugin(join(root, 'build/manifest.json')),
    ];
  }
  return [
    new HtmlWebpackPlugin({
      templateContent: developmentDocument,
      chunks: ['fonts', 'boot', 'main'],
      scriptLoading: 'blocking',
      inject: 'body',
    }),
    ...(serving ? [new ReactRefreshPlugin({ overlay: false })] : []),
  ];
}

function browser(mode: 'production' | 'development', analyze = false): Configuration {
  const production = mode === 'production';
  const base = common('browser', mode);
  const hash = production ? '.[contenthash:8]' : '';
  // What comes later carries the hash of the whole build: the loader needs no table of a hash for each of its parts, and
  // that table would be among the first scripts.
  const lateHash = production ? '.[fullhash]' : '';
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
      // A look at the bundles leaves the last build alone.
      path: join(root, analyze ? '.cache/analysis' : 'dist'),
      publicPath: '/',
      filename: `assets/js/[name]${hash}.js`,
      chunkFilename: `assets/js/[id]${lateHash}.js`,
      clean: true,
      // The loader cuts nothing off it, and carries no more of it than it needs.
      hashDigestLength: 8,
      trustedTypes: 'storm-scripts',
    },
    optimization: {
      // Late files are new with every build as it is: short numbers, of which the first scripts hold lists, serve them
      // as well as lasting ones. The first scripts come first, and keep theirs. In development the page's scripts share
      // one runtime: of several on a page the last one takes the hot updates that the others have asked for.
      ...(production ? { chunkIds: 'size' } : { runtimeChunk: 'single' }),
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
          ...lateGroups,
        },
      },
      minimizer: ['...', new CssMinimizerPlugin()],
      minimizeOptions: { javascript: { compress: { passes: 3, ecma: 2020, unsafe_arrows: true, pure_getters: true } } },
    },
    plugins: [
      ...(base.plugins ?? []),
      new MiniCssExtractPlugin({
        filename: `assets/css/[name]${hash}.css`,
        chunkFilename: `assets/css/[id]${lateHash}.css`,
        ignoreOrder: true,
      }),
      ...outcome(production, analyze),
    ],
    devServer: {
      port: Number(process.env.PORT ?? 3000),
      hot: true,
      static: join(root, 'public'),
      historyApiFallback: true,
      setupMiddlewares: (middlewares) => [
        { name: 'cards', middleware: officeCards },
        { name: 'search', middleware: searchIndexes },
        { name: 'xsrf', middleware: xsrfCookies },
        ...middlewares,
      ],
      client: { overlay: { warnings: false } },
      // Feeds, their pictures and the inbox are the site server's, which `npm run dev` starts beside.
      proxy: [
        { context: ['/rss', '/news-image', '/api/v1'], target: `http://localhost:${process.env.SITE_PORT ?? '3001'}` },
      ],
    },
  };
}

const developmentDocument =
  '<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><div id="root"></div></body></html>';

function node(target: 'prerender' | 'server', entry: Record<string, string>): Configuration {
  const base = common(target, 'production');
  return {
    ...base,
    target: 'node20',
    entry,
    output: { path: join(root, 'build'), filename: '[name].js', chunkFilename: '[name].js', clean: false },
    optimization: { minimize: false, splitChunks: false },
    // The server asks node_modules at run time; libsql brings a native binary.
    ...(target === 'server' && {
      externalsType: 'commonjs',
      externals: [
        ({ request = '' }: { request?: string }) =>
          Promise.resolve(/^(@(?!\/)|[a-z])/.test(request) ? request : undefined),
      ] as never,
    }),
  };
}

/** The service worker: one file at a fixed address, without hash. The prerenderer writes the list of files into it. */
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

/** The shop's shelf in a page of its own, which `npm run bench` fills with thousands of products. */
function shelf(): Configuration {
  const base = common('browser', 'production');
  return {
    ...base,
    name: 'shelf',
    target: 'browserslist',
    entry: { shelf: join(src, 'tools/bench/shelf.tsx') },
    output: { path: join(root, 'build/shelf'), publicPath: '/', filename: '[name].js', clean: true },
    plugins: [...(base.plugins ?? []), new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true })],
  };
}

/** The browser bundle in development; browser, prerender and server bundles in production. */
export default function config(
  env: { analyze?: boolean; shelf?: boolean } = {},
  { mode = 'production' }: { mode?: 'production' | 'development' } = {},
): Configuration[] {
  if (env.shelf) return [shelf()];
  if (env.analyze) return [browser('production', true)];
  if (mode === 'development') return [browser(mode)];
  return [
    browser(mode),
    worker(),
    node('prerender', { prerender: './src/prerender.tsx' }),
    // The programs beside the server are built too: where it runs are node_modules and the build, and no sources.
    node('server', {
      server: './src/server/index.ts',
      messages: './src/server/messages.ts',
      backup: './src/server/backup.ts',
    }),
  ];
}
