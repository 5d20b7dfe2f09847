/**
 * @jest-environment node
 */
import { Socket } from 'node:net';
import { createImageFetcher } from '@/server/fetchImage';
import type { Lookup } from '@/server/guardedLookup';
import { createWorkQueue } from '@/server/workQueue';
import { photo, openPublisher, resolveTo } from '../support/publisher';
import { closeAll, openUpstream } from '../support/siteServer';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(closing.splice(0).map((close) => close()));
  await closeAll();
});

function fetcherFor(loopback: boolean, lookup: Lookup) {
  const fetcher = createImageFetcher({ loopback, lookup, timeout: 2_000 });
  closing.push(fetcher.close);
  return fetcher;
}

/** Records the targets of sockets from now on: the result of the lookup, or the address itself. */
function watchSockets(): string[] {
  const targets: string[] = [];
  const { connect } = Socket.prototype;
  jest.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...args: unknown[]) {
    this.once('lookup', (error: Error | null, address: string) => error ?? targets.push(address));
    const [first] = args as [unknown];
    const host = Array.isArray(first) ? (first[0] as { host?: string }).host : undefined;
    if (host !== undefined && /^[\d.]+$|:/.test(host)) targets.push(host);
    return (connect as (...given: unknown[]) => Socket).apply(this, args);
  });
  return targets;
}

const hosts = [
  ...['10.0.0.1', '127.0.0.1', '169.254.169.254', '192.168.1.1', '100.64.0.1', '0.0.0.0', '0', '2130706433', '0x7f.1'],
  ...['[::1]', '[::]', '[::ffff:10.0.0.1]', '[fd00:ec2::254]', '[fe80::1]', '[2002:7f00:1::]'],
];

describe('a picture on an address that is not public', () => {
  it.each(hosts)('%s opens no socket', async (host) => {
    const fetcher = fetcherFor(false, resolveTo('127.0.0.1'));
    const targets = watchSockets();
    await expect(fetcher.fetch([`https://${host}/a.png`, `http://${host}/a.png`])).rejects.toThrow('public address');
    expect(targets).toEqual([]);
  });

  it.each(['10.0.0.1', '127.0.0.1', '169.254.169.254'])(
    'opens no socket when its name resolves to %s',
    async (address) => {
      const fetcher = fetcherFor(false, resolveTo(address));
      const targets = watchSockets();
      const sources = ['https://pictures.example/a.png', 'http://pictures.example/a.png'];
      await expect(fetcher.fetch(sources)).rejects.toThrow('No server responds');
      expect(targets).toEqual([]);
    },
  );

  it.each([
    ...hosts.filter((host) => !/127|0x7f|2130706433|^\[::1\]/.test(host)).map((host) => `http://${host}/a.png`),
    'http://private.example/a.png',
    'https://private.example/a.png',
    'http://me:secret@pictures.test/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'gopher://pictures.test/a',
    'https://[',
    '',
  ])('is not reached by a redirect to "%s"', async (location) => {
    const { origin, requests } = await openUpstream((_, response) => response.writeHead(302, { location }).end());
    const names = ((name: string, options: never, done: never) =>
      (resolveTo(name === 'private.example' ? '10.0.0.1' : '127.0.0.1') as (...given: unknown[]) => void)(
        name,
        options,
        done,
      )) as unknown as Lookup;
    const fetcher = fetcherFor(true, names);
    const targets = watchSockets();
    await expect(fetcher.fetch([origin.replace('127.0.0.1', 'pictures.test')])).rejects.toThrow();
    expect(targets.filter((target) => target !== '127.0.0.1')).toEqual([]);
    expect(requests.length).toBeLessThanOrEqual(4);
  });
});

describe('a redirect of a picture', () => {
  it('is followed to another host, three times at most', async () => {
    const bytes = await photo(40, 30);
    const { origin, requests } = await openUpstream((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) return response.end(bytes);
      const next = `http://cdn${left}.test:${new URL(origin).port}/${left - 1}`;
      return response.writeHead(302, { location: next }).end();
    });
    const fetcher = fetcherFor(true, resolveTo('127.0.0.1'));
    expect(await fetcher.fetch([`${origin}/3`])).toEqual(bytes);
    requests.length = 0;
    await expect(fetcher.fetch([`${origin}/9`])).rejects.toThrow('redirects more than 3 times');
    expect(requests).toHaveLength(4);
  });
});

it('a picture with an http address is requested over http only when no server answers over https', async () => {
  const publisher = await openPublisher({ a: await photo(40, 30) });
  const fetcher = fetcherFor(true, resolveTo('127.0.0.1'));
  const secure = publisher.addressOf('a');
  await expect(fetcher.fetch([secure])).rejects.toThrow('No server responds');
  expect((await fetcher.fetch([secure, secure.replace('https:', 'http:')])).length).toBeGreaterThan(0);
  expect(publisher.requestCount('a')).toBe(1);
});

describe('the queue of pictures', () => {
  it('runs a limited number of tasks at once, in their order, and rejects tasks when it is full', async () => {
    const queue = createWorkQueue(2, 3);
    const finish: (() => void)[] = [];
    const begun: number[] = [];
    const task = (name: number) => () =>
      new Promise<number>((resolve) => {
        begun.push(name);
        finish.push(() => resolve(name));
      });
    const results = [1, 2, 3, 4, 5].map((name) => queue(task(name)));
    await expect(queue(task(6))).rejects.toThrow('The queue is full: 3 tasks are waiting.');
    expect(begun).toEqual([1, 2]);
    for (let index = 0; index < 5; index += 1) {
      finish[index]?.();
      await results[index];
      await new Promise(setImmediate);
    }
    expect(await Promise.all(results)).toEqual([1, 2, 3, 4, 5]);
    expect(begun).toEqual([1, 2, 3, 4, 5]);
  });

  it('continues after a task that fails', async () => {
    const queue = createWorkQueue(1, 1);
    await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue(() => Promise.resolve('next'))).toBe('next');
  });
});
