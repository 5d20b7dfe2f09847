import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, request as sendRequest } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startServer } from './bench/server.mjs';
import { table } from './table.mjs';

/**
 * Runs Mozilla's HTTP Observatory on the built site, behind a local TLS proxy with a temporary certificate: the
 * analyser requires https.
 */
const folder = resolve(process.env.OBSERVATORY ?? 'node_modules/@mdn/mdn-http-observatory');
if (!existsSync(folder)) {
  console.error(
    `${folder} is missing. Run npm install --no-save --ignore-scripts @mdn/mdn-http-observatory@1.4.8, or set OBSERVATORY to its folder.`,
  );
  process.exit(1);
}

const listening = (server) => new Promise((done) => server.listen(0, '127.0.0.1', () => done(server.address().port)));

// The package's install script downloads the HSTS preload list; not needed for localhost.
const preloads = join(folder, 'conf/hsts-preload.json');
if (!existsSync(preloads)) writeFileSync(preloads, '{}');

async function measure() {
  const { retrieve } = await import(pathToFileURL(join(folder, 'src/retriever/retriever.js')).href);
  const { ALL_TESTS } = await import(pathToFileURL(join(folder, 'src/constants.js')).href);
  const { getScoreModifier } = await import(pathToFileURL(join(folder, 'src/grader/grader.js')).href);
  const retrieved = await retrieve('localhost', {
    httpPort: Number(process.env.FRONT_HTTP),
    httpsPort: Number(process.env.FRONT_HTTPS),
    path: '/tr',
  });
  const results = ALL_TESTS.map((test) => test(retrieved)).filter(({ result }) => result);
  const rows = results.map(({ expectation, result, pass }) => [
    String(expectation),
    String(result),
    getScoreModifier(result),
    pass ? 'ok' : 'FAILED',
  ]);
  console.log(table(['expected', 'found', 'points', ''], rows));
  const score = rows.reduce((sum, [, , points]) => sum + points, 100);
  console.log(`\nScore: ${score} (target: ≥ 135)`);
  process.exit(score >= 135 ? 0 : 1);
}

async function startTlsProxy() {
  const keys = mkdtempSync(join(tmpdir(), 'storm-tls-'));
  const [key, cert] = [join(keys, 'key.pem'), join(keys, 'cert.pem')];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
    ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert],
  ]);
  if (made.status !== 0)
    throw new Error(`openssl could not create a certificate: ${made.error?.message ?? made.stderr}`);
  const site = await startServer({ TRUST_PROXY: 'loopback' });
  const { port } = new URL(site.origin);
  const https = createHttpsServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, answer) => {
    const headers = { ...request.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' };
    const passed = sendRequest({ port, method: request.method, path: request.url, headers }, (given) => {
      answer.writeHead(given.statusCode, given.headers);
      given.pipe(answer);
    });
    request.pipe(passed);
  });
  const httpsPort = await listening(https);
  const http = createHttpServer((request, answer) =>
    answer.writeHead(301, { location: `https://localhost:${httpsPort}${request.url}` }).end(),
  );
  const child = spawn(process.execPath, ['src/tools/observatory.mjs'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_EXTRA_CA_CERTS: cert,
      FRONT_HTTP: String(await listening(http)),
      FRONT_HTTPS: String(httpsPort),
    },
  });
  child.on('exit', async (code) => {
    await site.stop();
    rmSync(keys, { recursive: true });
    process.exit(code ?? 1);
  });
}

await (process.env.FRONT_HTTPS ? measure() : startTlsProxy());
