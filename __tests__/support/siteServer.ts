import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, type RequestListener, type Server, createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { type ServerDeps, createServer } from '@/server/createServer';
import { type Environment, readSettings } from '@/server/settings';

const cleanups: (() => unknown)[] = [];

/** Closes all servers and removes all folders of the test, in reverse order. */
export async function closeAll(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}

/** Creates a folder that `closeAll` removes. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'storm-'));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const long = (text: string) => `<!doctype html><title>${text}</title>${`<p>${text}</p>`.repeat(200)}`;

/** A minimal built site; compressible files get .br and .gz siblings. */
export const siteFiles: Readonly<Record<string, string | Buffer>> = {
  'index.html': '<!doctype html><title>for static hosts</title>',
  '404.html': long('not found'),
  'alias.html': long('alias'),
  'aliases.json': '["/contact","/shop/grid","/shop/single/:id"]',
  'tr/index.html': long('ana sayfa'),
  'tr/404.html': long('bulunamadı'),
  'en/index.html': long('home'),
  'en/404.html': long('nothing here'),
  'en/contact/index.html': long('contact'),
  'de/index.html': long('Startseite'),
  'de/404.html': long('nicht gefunden'),
  'de/shop/single/1030/index.html': long('Telefon'),
  'assets/js/main.3f9c21ab12.js': 'run();'.repeat(500),
  'assets/js/worker.js': 'work();'.repeat(500),
  'assets/fonts/text.5b3fa9c1.woff2': Buffer.from('0123456789'),
  'assets/i18n/de.json': JSON.stringify({ words: 'Wörter '.repeat(100) }),
  'assets/i18n/components.json': '{}',
  'assets/images/mavi resim.png': Buffer.from('png'),
  'assets/video.mp4': Buffer.from('0123456789'),
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:a@b.co',
  'sitemap.xml': '<urlset/>',
};

/** Writes the site into a temporary folder; `extra` adds files. */
export function writeSite(extra: Readonly<Record<string, string | Buffer>> = {}): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries({ ...siteFiles, ...extra })) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (!/\.(html|js|json)$/.test(name) || content.length < 200) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  }
  return folder;
}

/** Creates a site server without listening, for `inject`. Settings are environment variables. */
export async function openSite(environment: Environment = {}, deps: ServerDeps = {}): Promise<FastifyInstance> {
  const folders = {
    SITE_DIR: environment.SITE_DIR ?? writeSite(),
    DATA_DIR: environment.DATA_DIR ?? temporaryFolder(),
  };
  const app = await createServer(readSettings({ LOG_LEVEL: 'silent', ...environment, ...folders }), deps);
  cleanups.push(() => app.close());
  return app;
}

/** Makes a server listen on 127.0.0.1; resolves to its origin, `http://127.0.0.1:…`. */
export async function listen(app: FastifyInstance): Promise<string> {
  return app.listen({ host: '127.0.0.1', port: 0 });
}

export interface Upstream {
  /** `http://127.0.0.1:…`, without a trailing slash. */
  origin: string;
  /** The requests received so far. */
  requests: IncomingMessage[];
}

/** Starts another local server, such as a publisher of feeds. */
export async function openUpstream(answer: RequestListener): Promise<Upstream> {
  const requests: IncomingMessage[] = [];
  const server: Server = createHttpServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}
