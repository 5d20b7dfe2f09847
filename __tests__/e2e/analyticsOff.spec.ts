import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './visit';

const dist = join(process.cwd(), 'dist');

test('a site without analytics has neither its code nor a policy that allows it', () => {
  const scripts = readdirSync(join(dist, 'assets/js')).filter((file) => file.endsWith('.js'));
  const having = scripts.filter((file) =>
    readFileSync(join(dist, 'assets/js', file), 'utf8').includes('data-analytics-loaded'),
  );
  expect(having).toEqual([]);
  expect(readFileSync(join(dist, 'policies.json'), 'utf8')).not.toMatch(/trusted-types [^;"]*default/);
});
