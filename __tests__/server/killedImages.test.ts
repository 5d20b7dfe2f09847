/**
 * @jest-environment node
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { type Publisher, photo, openPublisher } from '../support/publisher';
import { closeAll, temporaryFolder, writeSite } from '../support/siteServer';

jest.setTimeout(60_000);
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await closeAll();
});

/** Starts the site server as a process of its own, with host names in `.test` resolved to 127.0.0.1. */
async function start({ feed }: Publisher, SITE_DIR: string, DATA_DIR: string) {
  const names = resolve('__tests__/support/resolveTestHosts.mjs');
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', names, 'src/server/index.ts'], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'silent',
      SITE_DIR,
      DATA_DIR,
      FEEDS: feed,
      FEED_LOOPBACK: 'allow',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  const site = printed.toString().trim();
  await fetch(`${site}/rss?url=${encodeURIComponent(feed)}`);
  const ask = (name: string) =>
    fetch(`${site}/news-image?url=${encodeURIComponent(publisherAddress(feed, name))}&w=640`);
  return { ask, kill: () => (child.kill('SIGKILL'), once(child, 'exit')) };
}

const publisherAddress = (feed: string, name: string) => `https://pictures.test:${new URL(feed).port}/${name}`;

it('serves no broken picture after the server was killed while it wrote pictures', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `p${index}`);
  const bytes = await Promise.all(names.map((_, index) => photo(300, 200, 'jpeg', index)));
  const publisher = await openPublisher(Object.fromEntries(names.map((name, index) => [name, bytes[index]!])));
  const [SITE_DIR, DATA_DIR] = [writeSite(), temporaryFolder()];
  for (const last of [3, 8, 13, 18]) {
    const server = await start(publisher, SITE_DIR, DATA_DIR);
    let answered = 0;
    let kill: Promise<unknown> | undefined;
    await Promise.allSettled(
      names.map(async (name) => {
        await (await server.ask(name)).arrayBuffer();
        answered += 1;
        if (answered === last) kill = server.kill();
      }),
    );
    await kill;
  }
  const images = join(DATA_DIR, 'images');
  expect(existsSync(images) && readdirSync(images).some((name) => name.endsWith('.img'))).toBe(true);

  // The publisher fails: answers come from disk.
  for (const name of names) publisher.pictures[name] = (_, response) => void response.writeHead(503).end();
  const server = await start(publisher, SITE_DIR, DATA_DIR);
  let shown = 0;
  for (const name of names) {
    const answer = await server.ask(name);
    expect([200, 404]).toContain(answer.status);
    if (answer.status !== 200) continue;
    const { info } = await sharp(Buffer.from(await answer.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([300, 200]);
    shown += 1;
  }
  expect(shown).toBeGreaterThan(0);
});
