import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { common } from '../../../webpack.config';

const root = process.cwd();
const base = common('browser', 'production');

/** The shop's shelf in a page of its own, which `npm run bench` fills with thousands of products. */
const shelf: Configuration = {
  ...base,
  name: 'shelf',
  target: 'browserslist',
  entry: { shelf: join(root, 'src/tools/bench/shelf.tsx') },
  output: { path: join(root, 'build/shelf'), publicPath: '/', filename: '[name].js', clean: true },
  plugins: [...(base.plugins ?? []), new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true })],
};

export default shelf;
