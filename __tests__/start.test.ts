/**
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'start-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the script in a folder without sources: a build that starts fails visibly. */
const begin = (env: Record<string, string>) =>
  spawnSync(process.execPath, [resolve('src/tools/start.mjs')], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });

it('reports before the build that another program uses the port', async () => {
  const other = createServer();
  await new Promise<void>((done) => void other.listen(0, done));
  const { port } = other.address() as AddressInfo;
  const taken = begin({ PORT: String(port) });
  expect([taken.status, taken.stderr]).toEqual([
    1,
    `Port ${port} is in use by another program. Stop it, or choose another port, such as PORT=${port + 1}.\n`,
  ]);
  await new Promise((done) => other.close(done));
  expect(begin({ PORT: String(port) }).stderr).toContain('build.mjs');
});

it('starts the build with an invalid port, which the site server then reports with the name of the setting', () => {
  expect(begin({ PORT: 'three thousand' }).stderr).toContain('build.mjs');
});
