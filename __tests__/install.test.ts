/**
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const installer = pathToFileURL('src/tools/install.mjs').href;

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'install-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('leaves the packages of another checkout unchanged when node_modules is a symbolic link to them', () => {
  const [here, there, bin] = ['here', 'there', 'bin'].map((name) => join(folder, name)) as [string, string, string];
  for (const name of [here, join(there, 'react'), bin]) mkdirSync(name, { recursive: true });
  writeFileSync(join(here, 'package-lock.json'), '{"of":"another branch"}');
  symlinkSync(there, join(here, 'node_modules'));
  // Like npm ci, it empties the folder first.
  writeFileSync(
    join(bin, 'npm'),
    '#!/bin/sh\nmkdir -p node_modules && rm -rf node_modules/* && mkdir node_modules/redux\n',
  );
  chmodSync(join(bin, 'npm'), 0o755);

  const code = `(await import('${installer}')).ensureInstalled()`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: here,
    env: { PATH: `${bin}:${process.env.PATH ?? ''}` },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(existsSync(join(there, 'react'))).toBe(true);
  expect(lstatSync(join(here, 'node_modules')).isSymbolicLink()).toBe(false);
  expect(existsSync(join(here, 'node_modules/redux'))).toBe(true);
});

it('disallows the install script of every package that has one, so that npm neither runs it nor warns', () => {
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const { packages } = read('package-lock.json') as { packages: Record<string, { hasInstallScript?: true }> };
  const withScript = Object.keys(packages)
    .filter((path) => packages[path]?.hasInstallScript)
    .map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  const { allowScripts } = read('package.json') as { allowScripts?: Record<string, boolean> };
  expect(allowScripts).toEqual(Object.fromEntries(withScript.map((name) => [name, false])));
});
