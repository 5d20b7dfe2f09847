import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startServer } from './bench/server.mjs';

/**
 * Compares the responses of nginx and Caddy, with the generated configurations, to the site server's: every page, its
 * alternative URLs, and missing ones. Prints each difference; skips servers that are not installed. Their pages share
 * policies, which must allow what the page's own policy allows.
 */
const folder = mkdtempSync(join(tmpdir(), 'storm-hosts-'));
const dist = resolve('dist');
const running = [];

const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

async function start(name, argumentsFor, wrap = (config) => config) {
  if (spawnSync(name, ['version']).error) return undefined;
  const port = await freePort();
  const built = readFileSync(join('build/deploy', name === 'nginx' ? 'nginx.conf' : 'Caddyfile'), 'utf8');
  const file = join(folder, `${name}.conf`);
  writeFileSync(file, wrap(built.replaceAll('/srv/storm', dist).replace(/(listen |^:)8080/m, `$1${port}`)));
  const home = { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const child = spawn(name, argumentsFor(file), { stdio: 'inherit', env: { ...process.env, ...home } });
  running.push(() => child.kill());
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50; tries += 1) {
    if (await fetch(origin, { redirect: 'manual' }).catch(() => undefined)) return origin;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${name} did not respond at ${origin} within 5 s.`);
}

const startNginx = () =>
  start(
    'nginx',
    (file) => ['-c', file],
    (config) => {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
      return `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors; events {}
http { access_log off; ${paths}\n${config} }`;
    },
  );

const startCaddy = () =>
  start(
    'caddy',
    (file) => ['run', '--adapter', 'caddyfile', '--config', file],
    (config) => `{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${config}`,
  );

/** Paths of every page and file, alternative paths of pages, and missing ones. */
function addresses() {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(dist.length));
  const pages = files
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'/index.html'.length));
  const others = pages.filter(Boolean).flatMap((page) => [`${page}/`, `${page}/?a=b`, `${page}/index.html`]);
  const words = files.filter((file) => /\/i18n\/.*\.json$/.test(file)).map((file) => `${file}?v=5f`);
  const nothing = [
    '/?a=b',
    '/unheard-of',
    '/unheard-of/of/',
    '/tr/unheard-of',
    '/de/nichts/',
    '/en/x/y',
    '/shop/single/',
    '/help/detail/unheard-of',
    '/de/help/detail/unheard-of',
  ];
  const missing = ['/x.png', '/assets/x', '/assets/js/x.0123456789.js', '/tr/x.js', '/.env', '/tr/.git/x', '/api/x'];
  // Not compared: no server serves `_headers`; the site server redirects its path like any unknown one.
  const requestedFiles = files.filter((file) => file !== '/_headers');
  return [
    ...new Set([...requestedFiles, ...pages.map((page) => page || '/'), ...others, ...words, ...nothing, ...missing]),
  ];
}

const compared = [
  'location',
  'content-type',
  'cache-control',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'x-frame-options',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
  'vary',
  'content-encoding',
];

async function answer(origin, path) {
  const headers = { 'accept-encoding': 'gzip', cookie: 'XSRF-TOKEN=abcdefghijklmnopqrst' };
  const { status, headers: given, body } = await fetch(origin + path, { redirect: 'manual', headers });
  await body?.cancel();
  const isPacked = given.has('content-encoding');
  const shown = isPacked ? compared : compared.filter((name) => name !== 'vary');
  // Of redirects only the location; API routes exist on the site server only.
  const kept = status >= 300 && status < 400 ? ['location'] : path.startsWith('/api/') ? [] : shown;
  const lower = (name) => given.get(name)?.replace(/^Accept-Encoding$/, 'accept-encoding') ?? '';
  return { status, ...Object.fromEntries(kept.map((name) => [name, lower(name)])) };
}

const directivesOf = (policy) => new Map(policy.split('; ').map((text) => [text.split(' ', 1)[0], text.split(' ')]));

/** Whether a policy has the same directives with at least the same sources, and no unsafe-inline or unsafe-eval. */
function allowsAtLeast(theirs, ours) {
  const [wide, narrow] = [directivesOf(theirs), directivesOf(ours)];
  return (
    wide.size === narrow.size &&
    !/unsafe-(inline|eval)/.test(theirs) &&
    [...narrow].every(([name, sources]) => sources.every((source) => wide.get(name)?.includes(source)))
  );
}

const isSame = (field, theirs, ours) =>
  theirs === ours || (field === 'content-security-policy' && ours !== '' && allowsAtLeast(theirs, ours));

let differences = 0;
try {
  const site = await startServer();
  running.push(() => site.stop());
  const servers = addresses();
  for (const [name, begin] of Object.entries({ nginx: startNginx, caddy: startCaddy })) {
    const origin = await begin();
    if (!origin) {
      console.log(`${name} is not installed: skipped.`);
      continue;
    }
    let found = 0;
    for (const path of servers) {
      const [ours, theirs] = await Promise.all([answer(site.origin, path), answer(origin, path)]);
      const fields = Object.keys({ ...ours, ...theirs }).filter((field) => !isSame(field, theirs[field], ours[field]));
      if (fields.length === 0) continue;
      found += 1;
      for (const field of fields)
        console.log(`${name} ${path} ${field}: "${theirs[field]}", site server "${ours[field]}"`);
    }
    console.log(`${name}: ${servers.length} addresses compared, ${found} differ from the site server.`);
    differences += found;
  }
} finally {
  for (const stop of running.reverse()) await stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(differences > 0 ? 1 : 0);
