/**
 * @jest-environment node
 */
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import type { FastifyInstance } from 'fastify';
import { backupCommand } from '@/server/backupCommand';
import { percentile75, goodShare, vitalScales } from '@/server/vitalScales';
import { vitalsCommand } from '@/server/vitalsCommand';
import { languageCodes } from '@/site/languages';
import { type VitalName, vitalNames, vitalsPath } from '@/site/vitals';
import { closeAll, openSite, temporaryFolder } from '../support/siteServer';
import { type Headers, emailPath, post } from '../support/messages';

/** Headers of a same-origin beacon: no XSRF token. */
const ofBeacon: Headers = { 'x-xsrf-token': undefined, cookie: undefined, 'sec-fetch-site': 'same-origin' };
const report = { page: 'shop/grid', language: 'de', device: 'phone', values: { LCP: 2500, CLS: 0.1 } };

let app: FastifyInstance;
let folder: string;
beforeEach(async () => {
  folder = temporaryFolder();
  app = await openSite({ DATA_DIR: folder, RATE_LIMIT: '0' });
});
afterEach(closeAll);

const send = (body: unknown, headers: Headers = {}, server = app) =>
  post(server, vitalsPath, body, { ...ofBeacon, ...headers });
const vitals = (...args: string[]) => vitalsCommand(args, { DATA_DIR: folder });

/** The rows, as another process reads them. */
async function storedRows(file = 'storm.db') {
  const client = createClient({ url: `file:${join(folder, file)}` });
  const { rows } = await client.execute('SELECT * FROM vitals ORDER BY day, metric, up_to');
  client.close();
  return rows.map((row) => Object.values(row).map(String).join(' '));
}
const today = new Date().toISOString().slice(0, 10);

describe('a browser that reports page speed', () => {
  it('is counted in one bucket per metric, and nothing else is stored', async () => {
    const answer = await send(report, { 'user-agent': 'Mozilla/5.0' });
    expect([answer.statusCode, answer.body, answer.headers['set-cookie']]).toEqual([204, '', undefined]);
    await send({ ...report, values: { LCP: 2400.5 } });
    await send({ ...report, device: 'desktop', values: { LCP: 2500.5 } });
    expect(await storedRows()).toEqual([
      `${today} shop/grid de phone CLS 0.1 1`,
      `${today} shop/grid de phone LCP 2500 2`,
      `${today} shop/grid de desktop LCP 2750 1`,
    ]);
  });

  it('may report zero and the largest value of each metric', async () => {
    const extreme = (end: 0 | -1) =>
      Object.fromEntries(vitalNames.map((name) => [name, end ? vitalScales[name].edges.at(-1) : 0]));
    expect((await send({ ...report, values: extreme(0) })).statusCode).toBe(204);
    expect((await send({ ...report, values: extreme(-1) })).statusCode).toBe(204);
    expect(await storedRows()).toHaveLength(10);
  });

  it('is counted when 100 reports arrive at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(report)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect(await storedRows()).toEqual([
      `${today} shop/grid de phone CLS 0.1 100`,
      `${today} shop/grid de phone LCP 2500 100`,
    ]);
  });

  it('is identified by its Origin header when it sends no Sec-Fetch-Site, as over plain http', async () => {
    const plain = { 'sec-fetch-site': undefined, host: 'storm.example' };
    expect((await send(report, { ...plain, origin: 'http://storm.example' })).statusCode).toBe(204);
    for (const origin of ['http://evil.example', 'null', 'http://storm.example.evil.example', undefined])
      expect([origin, (await send(report, { ...plain, origin })).statusCode]).toEqual([origin, 403]);
  });
});

describe('a bad report', () => {
  const values = (more: object) => ({ ...report, values: more });
  it.each<[string, number, unknown, Headers?]>([
    ['of an unknown metric', 400, values({ FID: 1 })],
    ['of an unknown page', 400, { ...report, page: 'shop/secret' }],
    ['of a group of the menu', 400, { ...report, page: 'shop' }],
    ['of an address', 400, { ...report, page: '/de/shop/grid' }],
    ['of an unknown language', 400, { ...report, language: 'fr' }],
    ['of an unknown device', 400, { ...report, device: 'fridge' }],
    ['with a negative value', 400, values({ LCP: -1 })],
    ['with a time over ten minutes', 400, values({ LCP: 600_001 })],
    ['with a score out of range', 400, values({ CLS: 101 })],
    ['with a value that is no number', 400, '{"page":"home","language":"tr","device":"phone","values":{"LCP":NaN}}'],
    ['with an infinite value', 400, JSON.stringify(values({ LCP: 1 })).replace(':1}', ':1e999}')],
    ['with a text for a value', 400, values({ LCP: '1' })],
    ['with a list of values', 400, values([1, 2])],
    ['with null for a value', 400, values({ LCP: null })],
    ['without values', 400, values({})],
    ['without a page', 400, { ...report, page: undefined }],
    ['with one good and one bad value', 400, values({ LCP: 1, INP: -1 })],
    ['with an id', 400, { ...report, id: 'v5-1' }],
    ['with more metrics than there are', 400, values({ LCP: 1, INP: 1, CLS: 1, FCP: 1, TTFB: 1, FID: 1 })],
    ['that sets __proto__', 400, '{"__proto__":{},"page":"home"}'],
    ['in a list', 400, [report]],
    ['that is malformed JSON', 400, '{'],
    ['without a body', 400, ''],
    ['that is too large', 413, { ...report, page: 'x'.repeat(17_000) }],
    ['as plain text', 415, report, { 'content-type': 'text/plain;charset=UTF-8' }],
    ['as a form', 415, 'page=home', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['from another site', 403, report, { 'sec-fetch-site': 'cross-site' }],
    ['from another host of the same site', 403, report, { 'sec-fetch-site': 'same-site' }],
    ['typed into the address bar', 403, report, { 'sec-fetch-site': 'none' }],
    ['without Sec-Fetch-Site', 403, report, { 'sec-fetch-site': undefined }],
  ])('%s is refused with %i, and nothing is stored', async (_, status, body, ...[headers]) => {
    const answer = await send(body, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    await send({ ...report, page: 'home', values: { TTFB: 1 } });
    expect(await storedRows()).toEqual([`${today} home de phone TTFB 25 1`]);
  });

  it('by GET is answered with 404', async () => {
    expect((await app.inject(vitalsPath)).statusCode).toBe(404);
  });
});

it('accepts twenty reports a minute from an IP address, and counts its messages separately', async () => {
  app = await openSite({ DATA_DIR: folder });
  const statuses = [];
  for (let sent = 0; sent < 22; sent += 1) statuses.push((await send(report)).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429, 429]);
  expect((await post(app, emailPath, { Email: 'a@example.com' })).statusCode).toBe(200);
});

it('answers 503 when the store is unreachable', async () => {
  const away = await openSite({ DATABASE_URL: 'http://127.0.0.1:9' });
  const answer = await send(report, {}, away);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
});

describe('the stored days', () => {
  const at = (day: string) => () => Date.parse(`${day}T23:59:59Z`);

  it('are the last 400, by UTC', async () => {
    const days = ['2025-01-01', '2025-01-02', '2026-02-05', '2026-02-06'];
    for (const day of days) {
      app = await openSite({ DATA_DIR: folder }, { now: at(day) });
      await send({ ...report, values: { INP: 8 } });
    }
    expect((await storedRows()).map((row) => row.slice(0, 10))).toEqual(['2025-01-02', '2026-02-05', '2026-02-06']);
  });

  it('are deleted even if no new reports arrive', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'performance'] });
    let now = at('2025-01-01');
    app = await openSite({ DATA_DIR: folder }, { now: () => now() });
    await send(report);
    now = at('2026-03-01');
    jest.advanceTimersByTime(86_400_000);
    jest.useRealTimers();
    const end = Date.now() + 10_000;
    while ((await storedRows()).length > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await storedRows()).toEqual([]);
  });
});

describe('the histograms', () => {
  it('have the thresholds of web.dev as edges, in order', () => {
    for (const name of vitalNames) {
      const { good, poor, edges } = vitalScales[name];
      expect(edges).toEqual([...new Set(edges)].sort((one, other) => one - other));
      expect(edges).toEqual(expect.arrayContaining([good, poor]));
    }
  });

  it.each<[VitalName, [number, number][], number, number]>([
    [
      'LCP',
      [
        [2500, 3],
        [4000, 1],
      ],
      2500,
      0.75,
    ],
    ['LCP', [[2500, 4]], 2437.5, 1],
    [
      'INP',
      [
        [200, 1],
        [250, 2],
        [500, 1],
      ],
      250,
      0.25,
    ],
    ['CLS', [[0, 10]], 0, 1],
    [
      'CLS',
      [
        [0.25, 1],
        [0, 1],
      ],
      0.225,
      0.5,
    ],
    // A bucket edge of an earlier version.
    ['TTFB', [[850, 4]], 837.5, 0],
  ])('of %s with %j have their 75th percentile at %d', (name, counts, value, share) => {
    const buckets = counts.map(([upTo, count]) => ({ upTo, count }));
    expect(percentile75(name, buckets)).toBeCloseTo(value, 9);
    expect(goodShare(name, buckets)).toBe(share);
  });
});

describe('npm run vitals', () => {
  const visit = (page: string, language: string, values: object, device = 'phone') =>
    send({ page, language, device, values });

  it('shows each page and language, the most visited first', async () => {
    for (const LCP of [900, 900, 900, 5000]) await visit('home', 'tr', { LCP, CLS: 0, FCP: 700, TTFB: 90 });
    await visit('home', 'tr', { INP: 300 });
    await visit('contact', 'de', { LCP: 100, TTFB: 20 }, 'desktop');
    const [head = '', , ...lines] = (await vitals()).split('\n').map((line) => line.split(/ {2,}/));
    expect(head).toEqual(['page', 'language', 'visits', 'LCP ms', 'INP ms', 'CLS', 'FCP ms', 'TTFB ms']);
    expect(lines).toEqual([
      ['home', 'tr', '4', '1000 (75 %)', '288 (0 %)', '0.000 (100 %)', '750 (100 %)', '88 (100 %)'],
      ['contact', 'de', '1', '150 (100 %)', '–', '–', '–', '19 (100 %)'],
      ['all', '5', '983 (80 %)', '288 (0 %)', '0.000 (100 %)', '750 (100 %)', '84 (100 %)'],
      [''],
      ['75th percentile (share of good values, by the thresholds of web.dev)'],
    ]);
  });

  it('can be narrowed to a page, a language, a device and days', async () => {
    const now = Date.now();
    const daysAgo = (days: number) => ({ now: () => now - days * 86_400_000 });
    for (const days of [28, 27, 1]) {
      app = await openSite({ DATA_DIR: folder }, daysAgo(days));
      await visit('home', 'tr', { LCP: 1 });
    }
    app = await openSite({ DATA_DIR: folder });
    await visit('home', 'en', { LCP: 1 });
    await visit('shop/grid', 'tr', { LCP: 1 }, 'desktop');
    const visits = async (...args: string[]) => {
      const rows = (await vitals(...args)).split('\n').slice(2, -2);
      return Object.fromEntries(
        rows.map((row) => row.split(/ {2,}/)).map(([page, language, count]) => [`${page} ${language}`, count]),
      );
    };
    expect(await visits()).toMatchObject({ 'home tr': '2', 'home en': '1', 'shop/grid tr': '1' });
    expect(await visits('--days', '29')).toMatchObject({ 'home tr': '3' });
    expect(await visits('--days', '1')).toEqual({ 'home en': '1', 'shop/grid tr': '1', 'all 2': '100 (100 %)' });
    expect(Object.keys(await visits('--page', 'home', '--language', 'en'))).toEqual(['home en', 'all 1']);
    expect(Object.keys(await visits('--device', 'desktop'))).toEqual(['shop/grid tr', 'all 1']);
  });

  it('states that nothing was measured', async () => {
    await post(app, emailPath, { Email: 'a@example.com' });
    expect(await vitals()).toBe('Nothing was measured in the last 28 days (UTC).');
    expect(await vitals('--days', '1')).toBe('Nothing was measured today (UTC).');
  });

  it('shows its usage with --help', async () => {
    expect(await vitals('--help')).toContain('npm run vitals -- [options]');
  });

  it.each([
    [['--days', '0'], '--days is "0", but must be a whole number from 1 to 400.'],
    [['--days', '401'], '--days is "401", but must be a whole number from 1 to 400.'],
    [['--days', 'x'], '--days is "x", but must be a whole number from 1 to 400.'],
    [['--page', 'shop'], '--page is "shop", but must be the key of a page, such as home or shop/grid.'],
    [['--language', 'xx'], `--language is "xx", but must be ${languageCodes.join(', ')}.`],
    [['--device', 'tv'], '--device is "tv", but must be phone or desktop.'],
    [['--weeks', '1'], "Unknown option '--weeks'. --help shows the options."],
    [['home'], '--help shows the options.'],
  ])('refuses %j with an explanation', async (args, sentence) => {
    await expect(vitals(...args)).rejects.toThrow(sentence);
  });

  it('names the expected file when there is no store', async () => {
    const empty = temporaryFolder();
    await expect(vitalsCommand([], { DATA_DIR: empty })).rejects.toThrow(
      `There is no store at ${join(empty, 'storm.db')}`,
    );
  });

  it('reads a backup as well', async () => {
    await send(report);
    await backupCommand([join(folder, 'copy.db')], { DATA_DIR: folder });
    expect(await storedRows('copy.db')).toEqual(await storedRows());
    expect(await vitalsCommand([], { DATABASE_URL: `file:${join(folder, 'copy.db')}` })).toBe(await vitals());
  });
});
