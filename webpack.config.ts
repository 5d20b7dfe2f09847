import { createRequire } from 'node:module';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { type Configuration, DefinePlugin } from 'webpack';
import { BundleAnalyzerPlugin } from 'webpack-bundle-analyzer';
import { ManifestPlugin } from './src/tools/ManifestPlugin';
import { contentVersion } from './src/tools/contentVersion';
import { devServer, developmentPlugins } from './webpack.development';
import { type Target, moduleRules } from './src/tools/moduleRules';
import { apiMock, measured, publicSettings } from './src/tools/publicSettings';

const root = process.cwd();
const src = join(root, 'src');
const serving = Boolean(process.env.WEBPACK_SERVE);
// Saves 1 kB of the first scripts.
const compress = { passes: 3, ecma: 2020, unsafe_arrows: true, unsafe_methods: true, pure_getters: true };

/** The router's production builds, of the copy that react-router-dom brings: the package names its development ones. */
const domRequire = createRequire(createRequire(join(root, 'package.json')).resolve('react-router-dom'));
const routerFiles = join(domRequire.resolve('react-router'), '../../production');

/** What all bundles share. */
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
      // axios-mock-adapter asks for its own copy of axios.
      alias: {
        '@': src,
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
        API_MOCK: apiMock(process.env, production ? 'off' : 'on'),
        MEASURED: measured(settings),
      }),
    ],
  };
}

/** A library that is needed late comes as a chunk of its own. */
const lateLibrary = (name: string, packages: string) => ({
  name,
  chunks: 'async' as const,
  priority: 20,
  test: new RegExp(`[\\\\/]node_modules[\\\\/][^\\\\/]*(${packages})`),
});

/** What becomes of the browser bundle: a picture of what it consists of, files to publish, or a page to develop on. */
function outcome(production: boolean, analyze: boolean): NonNullable<Configuration['plugins']> {
  if (analyze) {
    const reportFilename = join(root, 'build/analysis.html');
    return [new BundleAnalyzerPlugin({ analyzerMode: 'static', openAnalyzer: false, reportFilename })];
  }
  if (production) {
    const packed = { exclude: /\.(png|jpe?g|woff2|mp4|webm|ico)$/, minRatio: 1 };
    return [
      // What explains the words to those who write them is no part of the site.
      new CopyPlugin({ patterns: [{ from: 'public', globOptions: { ignore: ['**/*.md'] } }] }),
      new CompressionPlugin({ ...packed, compressionOptions: { level: 9 } }),
      new CompressionPlugin({
        ...packed,
        filename: '[path][base].br',
        algorithm: 'brotliCompress',
        compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } } as never,
      }),
      new ManifestPlugin(join(root, 'build/manifest.json')),
    ];
  }
  return developmentPlugins(serving);
}

function browser(mode: 'production' | 'development', analyze = false): Configuration {
  const production = mode === 'production';
  const base = common('browser', mode);
  const hash = production ? '.[contenthash:8]' : '';
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
      chunkFilename: `assets/js/[id]${hash}.js`,
      clean: true,
      trustedTypes: 'storm-scripts',
    },
    optimization: {
      // Of several scripts on a page in development, the last runtime takes the hot updates that the others have asked for.
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
          forms: lateLibrary('final-form', 'final-form|validator'),
          axios: lateLibrary('axios', 'axios|form-data|proxy-from-env'),
          slick: lateLibrary('slick', 'slick'),
          countup: lateLibrary('countup', 'countup'),
        },
      },
      minimizer: ['...', new CssMinimizerPlugin()],
      minimizeOptions: { javascript: { compress } },
    },
    plugins: [
      ...(base.plugins ?? []),
      new MiniCssExtractPlugin({
        filename: `assets/css/[name]${hash}.css`,
        chunkFilename: `assets/css/[id]${hash}.css`,
        ignoreOrder: true,
      }),
      ...outcome(production, analyze),
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
      vitals: './src/server/vitals.ts',
      backup: './src/server/backup.ts',
    }),
  ];
}
