/**
 * @jest-environment node
 */
import { resolve } from 'node:path';
import config from '../webpack.config';

it('looks into the bundles without taking the last build away', () => {
  const folders = config({ analyze: true }).map(({ output }) => output?.path);
  expect(folders).toEqual([resolve('.cache/analysis')]);
  expect(config().map(({ output }) => output?.path)).toContain(resolve('dist'));
});
