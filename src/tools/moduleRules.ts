import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { LoaderContext, RuleSetRule } from 'webpack';
import { cascadeLayer } from './cascadeLayer';

/** Target of a bundle; only `browser` emits CSS, the others just class names. */
export type Target = 'browser' | 'prerender' | 'server' | 'worker';

const root = process.cwd();
const src = join(root, 'src');
const serving = Boolean(process.env.WEBPACK_SERVE);

/** webpack's rules for TypeScript, Sass and fonts. */
export function moduleRules(target: Target, mode: 'production' | 'development'): RuleSetRule[] {
  const production = mode === 'production';
  const modules = {
    namedExport: false,
    exportLocalsConvention: 'as-is',
    exportOnlyLocals: target !== 'browser',
    localIdentName: production ? '[hash:base64:5]' : '[name]-[local]',
  };
  const extract = target === 'browser' ? [MiniCssExtractPlugin.loader] : [];
  const css = (options: object) => ({ loader: 'css-loader', options: { importLoaders: 2, ...options } });
  const postcssOptions = ({ resourcePath }: LoaderContext<object>) => ({
    plugins: [cascadeLayer(resourcePath), 'autoprefixer'],
  });
  const post = { loader: 'postcss-loader', options: { postcssOptions } };
  const sass = (additionalData = '') => ({
    loader: 'sass-loader',
    options: { additionalData, sassOptions: { loadPaths: [src] } },
  });
  const refresh = serving && target === 'browser' ? ['react-refresh/babel'] : [];
  return [
    {
      test: /\.tsx?$/,
      include: src,
      // Explicit envName, so that the Babel cache doesn't depend on NODE_ENV.
      use: { loader: 'babel-loader', options: { cacheDirectory: true, envName: mode, plugins: refresh } },
    },
    // Every CSS module may use the mixins of src/styles without importing them.
    { test: /\.module\.scss$/, use: [...extract, css({ modules }), post, sass(`@use '@/styles/mixins' as *;`)] },
    {
      test: /\.(css|scss)$/,
      exclude: /\.module\.scss$/,
      sideEffects: true,
      use: [...extract, css(target === 'browser' ? {} : { modules: { exportOnlyLocals: true } }), post, sass()],
    },
    { test: /\.woff2$/, type: 'asset/resource', generator: { filename: 'assets/fonts/[name].[contenthash:8][ext]' } },
  ];
}
