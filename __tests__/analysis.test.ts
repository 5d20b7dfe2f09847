/**
 * @jest-environment node
 */
import { resolve } from 'node:path';
import config from '../webpack.config';

it('writes the analysed bundles to .cache/analysis and keeps the last build in dist', () => {
  const folders = config({ analyze: true }).map(({ output }) => output?.path);
  expect(folders).toEqual([resolve('.cache/analysis')]);
  expect(config().map(({ output }) => output?.path)).toContain(resolve('dist'));
});
