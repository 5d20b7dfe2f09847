import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
// Type only: a value import would run the development server's code.
import type {} from 'webpack-dev-server';
import { xsrfCookieMiddleware } from './src/server/xsrfCookieMiddleware';
import { defaultLanguage } from './src/site/languages';
import { generatedFiles } from './src/tools/generatedFiles';
import { pseudoMiddleware } from './src/tools/pseudo';

const developmentDocument = `<!doctype html><html lang="${defaultLanguage}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><div id="root"></div></body></html>`;

/**
 * Plugins of the development page.
 * @param serving with hot reload
 */
export const developmentPlugins = (serving: boolean): NonNullable<Configuration['plugins']> => [
  new HtmlWebpackPlugin({
    templateContent: developmentDocument,
    chunks: ['fonts', 'boot', 'main'],
    scriptLoading: 'blocking',
    inject: 'body',
  }),
  ...(serving ? [new ReactRefreshPlugin({ overlay: false })] : []),
];

/** Replaces the site server in development: middlewares for generated files, a proxy for the rest. */
export const devServer: NonNullable<Configuration['devServer']> = {
  port: Number(process.env.PORT ?? 3000),
  hot: true,
  static: join(process.cwd(), 'public'),
  historyApiFallback: true,
  setupMiddlewares: (middlewares) => [
    { name: 'generated', middleware: generatedFiles },
    { name: 'pseudo', middleware: pseudoMiddleware },
    { name: 'xsrf', middleware: xsrfCookieMiddleware },
    ...middlewares,
  ],
  client: { overlay: { warnings: false } },
  // Feeds, images and the inbox are proxied to the site server that `npm run dev` starts.
  proxy: [
    {
      context: ['/rss', '/news-image', '/api/v1', '/api/vitals'],
      target: `http://localhost:${process.env.SITE_PORT ?? '3001'}`,
    },
  ],
};
