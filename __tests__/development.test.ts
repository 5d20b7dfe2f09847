/**
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { xsrfCookieMiddleware } from '@/server/xsrfCookieMiddleware';
import config from '../webpack.config';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'dev-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Replaces a program that the script starts by a stub. */
function stubProgram(name: string, script: string) {
  const bin = join(folder, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(bin, name), 0o755);
}

it.each([
  ['none', {}, 'pages at , calls at 3001'],
  ['3001', { PORT: '3001' }, 'pages at 3001, calls at 3002'],
])('runs the site server on the port after the port of the pages (PORT: %s)', (_, environment, ports) => {
  stubProgram('tsx', '[ $1 = watch ] || exit 0; echo $PORT > site.tmp && mv site.tmp site');
  stubProgram(
    'webpack',
    'until [ -e site ]; do sleep 0.05; done; [ $(cat site) = $SITE_PORT ] && echo "pages at $PORT, calls at $SITE_PORT"',
  );
  const lock = '{}';
  writeFileSync(join(folder, 'package-lock.json'), lock);
  writeFileSync(join(folder, 'node_modules/.storm-installed'), createHash('sha256').update(lock).digest('hex'));
  const { stdout } = spawnSync(process.execPath, [resolve('src/tools/dev.mjs')], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe(ports);
});

it.each(['/rss', '/news-image', '/api/v1'])('proxies %s to the site server', (path) => {
  const [browser] = config({}, { mode: 'development' });
  const proxies = (browser?.devServer || {}).proxy as { context: string[]; target: string }[];
  expect(proxies.filter(({ context }) => context.includes(path))).toHaveLength(1);
});

it('bundles one runtime for all scripts of a page, without which a hot update reaches none of them', () => {
  const [browser] = config({}, { mode: 'development' });
  expect(Object.keys(browser?.entry ?? {}).length).toBeGreaterThan(1);
  expect(browser?.optimization?.runtimeChunk).toBe('single');
});

it('sets the XSRF cookie only with a document and only when it is missing, so that the first form is accepted', () => {
  const cookieOf = (headers: Record<string, string>) => {
    const setHeader = jest.fn();
    const next = jest.fn();
    xsrfCookieMiddleware({ headers } as never, { setHeader } as never, next);
    expect(next).toHaveBeenCalledTimes(1);
    return setHeader.mock.calls[0] as unknown;
  };
  expect(cookieOf({ accept: 'text/html,*/*' })).toEqual(['Set-Cookie', expect.stringMatching(/^XSRF-TOKEN=.{16,}; /)]);
  expect(cookieOf({ accept: '*/*' })).toBeUndefined();
  expect(cookieOf({ accept: 'text/html', cookie: 'XSRF-TOKEN=abcdefghijklmnopqrstuvwx' })).toBeUndefined();
});
