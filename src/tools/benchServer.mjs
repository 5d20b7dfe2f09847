import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { requestRepeatedly } from './bench/requestRepeatedly.mjs';
import { startServer } from './bench/server.mjs';
import { table } from './table.mjs';

/**
 * Load test of the site server at 64 connections: requests per second, p99, CPU time per request, memory, stored
 * messages. Compared in turns, on the same compressed files, with sirv, nginx (one worker, if installed) and a minimal
 * Node server, which is the upper bound of Node.
 */
const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '500000' },
  },
});
const connections = 64;
const rounds = Number(flags.rounds);
const folder = mkdtempSync(join(tmpdir(), 'storm-load-'));
const running = [];
const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
/** 304 responses: the cost per request without a body. The site server also sets the XSRF cookie. */
const conditionalRequest = 'a page the browser has (304)';
const compressedFile = (path) => resolve(`dist${path}${path.includes('.') ? '' : '/index.html'}.br`);
const compressedHeaders = { 'accept-encoding': 'br, gzip' };

const load = (url, options = {}) =>
  autocannon({
    url,
    connections,
    headers: compressedHeaders,
    ...(!options.amount && { duration: Number(flags.seconds) }),
    ...options,
  });

/** Serves a feed that the proxy caches. */
async function startFeed() {
  const item = '<item><title>Wind</title><link>https://news.example/1</link></item>';
  const feed = `<rss version="2.0"><channel><title>F</title>${item.repeat(40)}</channel></rss>`;
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/xml' }).end(feed));
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  running.push(() => server.close());
  return `http://127.0.0.1:${server.address().port}/feed`;
}

/** Runs a module that prints its port. */
async function startModule(name, code) {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  running.push(() => child.kill());
  const port = await new Promise((done) => child.stdout.once('data', (text) => done(Number(text))));
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid };
}

const startSirv = () =>
  startModule(
    'sirv',
    `import sirv from '${resolve('node_modules/sirv/build.mjs')}';import {createServer} from 'node:http';
const site = sirv('dist', { brotli: true, gzip: true, etag: true });
const server = createServer((q, r) => site(q, r)).listen(0, '127.0.0.1', () => console.log(server.address().port));`,
  );

/** A minimal server for these URLs. */
const startBare = (paths) =>
  startModule(
    'bare',
    `import {createServer} from 'node:http';import {readFileSync} from 'node:fs';
const files = new Map(${JSON.stringify(Object.values(paths).map((path) => [path, compressedFile(path)]))}.map(([path, file]) => [path, readFileSync(file)]));
const server = createServer(({ url, headers }, r) => {
  const body = files.get(url);
  if (headers['if-none-match']) r.writeHead(304, { etag: '"x"' }).end();
  else r.writeHead(200, { etag: '"x"', 'content-length': body.length }).end(body);
}).listen(0, '127.0.0.1', () => console.log(server.address().port));`,
  );

function startNginx() {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const port = 8400 + Math.floor(Math.random() * 500);
  const types = 'types { text/html html; text/javascript js; }';
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = `master_process off; daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events { worker_connections 1024; }
http { access_log off; sendfile on; keepalive_requests 1000000; ${types} ${paths.join(' ')}
server { listen 127.0.0.1:${port}; root ${resolve('dist')}; gzip_static on; location / { try_files $uri $uri/index.html =404; } } }`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  running.push(() => child.kill());
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid };
}

/** A message request with the XSRF cookie and header. */
async function messageRequest(origin) {
  const cookie = (await fetch(`${origin}/tr`)).headers.get('set-cookie').split(';')[0];
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'x-xsrf-token': cookie.split('=')[1] },
    body: JSON.stringify({ Email: 'elif@kardelen.example' }),
  };
}

const residentMb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

/** CPU time of a process so far in microseconds; the kernel counts in units of 10 ms. */
function processorTime(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** Runs a load and adds the server's CPU time per request as `cost`, in microseconds. */
async function measureCost(pid, run) {
  const before = processorTime(pid);
  const result = await run();
  return { ...result, cost: (processorTime(pid) - before) / result.requests.total };
}

/** Requests one file repeatedly, with a client that only counts bytes, so that the server is the bottleneck. */
const measureFile = (at, path, headers = compressedHeaders) =>
  measureCost(at.pid, () =>
    requestRepeatedly(at.origin + path, { headers, connections, seconds: Number(flags.seconds) }),
  );

const rows = [];
const failures = [];
const addRow = (name, results, check) => {
  const rate = median(results.map(({ requests }) => requests.average));
  const p99 = median(results.map(({ latency }) => latency.p99));
  const errors = results.reduce(
    (sum, result) => sum + result.errors + (result.timeouts ?? 0) + (result.non2xx ?? 0),
    0,
  );
  const cost = median(results.map((result) => result.cost));
  rows.push([name, Math.round(rate), p99, Math.round(cost), errors]);
  if (check && errors > 0) failures.push(`${name}: ${errors} errors`);
  if (check && p99 >= 75) failures.push(`${name}: p99 ${p99} ms (target: < 75)`);
  return { rate, cost, p99 };
};

try {
  const feed = await startFeed();
  const site = await startServer({ FEEDS: feed, FEED_LOOPBACK: 'allow' });
  running.push(() => site.stop());
  const origin = site.origin.replace('localhost', '127.0.0.1');
  const script = readdirSync('dist/assets/js').find((name) => /^vendor\..*\.js$/.test(name));
  const paths = { 'a page': '/tr', 'a hashed script': `/assets/js/${script}` };
  const servers = {
    storm: { origin, pid: site.pid },
    sirv: await startSirv(),
    nginx: startNginx(),
    bare: await startBare(paths),
  };
  await fetch(`${origin}/rss?url=${encodeURIComponent(feed)}`);
  await new Promise((done) => setTimeout(done, 500));

  const results = {};
  for (let round = 1; round <= rounds; round += 1) {
    for (const [what, path] of Object.entries(paths)) {
      for (const [name, at] of Object.entries(servers)) {
        if (!at) continue;
        console.error(`round ${round} of ${rounds}: ${what}, ${name}`);
        (results[`${what}, ${name}`] ??= []).push(await measureFile(at, path));
      }
    }
    for (const [name, at] of Object.entries(servers)) {
      if (!at) continue;
      console.error(`round ${round} of ${rounds}: ${conditionalRequest}, ${name}`);
      const etag = (await fetch(at.origin + paths['a page'], { headers: compressedHeaders })).headers.get('etag');
      const headers = { ...compressedHeaders, 'if-none-match': etag };
      (results[`${conditionalRequest}, ${name}`] ??= []).push(await measureFile(at, paths['a page'], headers));
    }
    console.error(`round ${round} of ${rounds}: a feed, a message`);
    (results['a cached feed, storm'] ??= []).push(
      await measureCost(site.pid, () => load(`${origin}/rss?url=${encodeURIComponent(feed)}`)),
    );
    const message = await messageRequest(origin);
    (results['a stored message, storm'] ??= []).push(
      await measureCost(site.pid, () => load(`${origin}/api/v1/Site/ContactEmail/Create`, message)),
    );
  }
  const noted = {};
  for (const [name, runs] of Object.entries(results)) noted[name] = addRow(name, runs, name.endsWith('storm'));
  for (const what of Object.keys(paths)) {
    const [storm, sirv] = ['storm', 'sirv'].map((name) => noted[`${what}, ${name}`]);
    const ratio = storm.rate / sirv.rate;
    console.error(`${what}: ${ratio.toFixed(2)} times as many requests as sirv`);
    if (ratio < 1) failures.push(`${what}: ${ratio.toFixed(2)} times as many requests as sirv (target: ≥ 1)`);
  }
  if (noted['a stored message, storm'].rate < 1000) failures.push('fewer than 1000 stored messages a second');

  console.error(`memory over ${flags.requests} requests`);
  const before = residentMb(site.pid);
  await load(origin + paths['a page'], { amount: Number(flags.requests) });
  await new Promise((done) => setTimeout(done, 1000));
  const grown = residentMb(site.pid) - before;
  if (grown > 20) failures.push(`memory grew by ${grown.toFixed(1)} MB (target: ≤ 20)`);

  console.log(table([`${connections} connections`, 'requests/s', 'p99 ms', 'CPU µs', 'errors'], rows));
  console.log(`\nMemory: ${before.toFixed(0)} MB, ${grown.toFixed(1)} MB more after ${flags.requests} requests`);
  console.log(failures.length > 0 ? `\nMissed targets:\n  ${failures.join('\n  ')}` : '\nEvery target is met.');
} catch (error) {
  failures.push(error.message);
  console.error(error);
} finally {
  for (const stop of running.reverse()) await stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failures.length > 0 ? 1 : 0);
