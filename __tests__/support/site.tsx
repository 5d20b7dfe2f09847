import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import type { Resource } from 'i18next';
import { startSite } from '@/app/start';
import { buildSearchIndex } from '@/app/buildSearchIndex';
import { adapter } from '@/lib/adapter';
import { dynamicImport } from '@/lib/importWithRetry';
import { readWords } from './files';

interface Request {
  body: unknown;
  headers: Record<string, string>;
}

interface Answer {
  status?: number;
  body?: unknown;
}

type Respond = (request: Request) => Answer | Promise<Answer>;

const responders = new Map<string, Respond>();

/**
 * Mocks a response: `answer('POST /api/…', ({ body }) => ({ body: { id: '1' } }))`. Later mocks replace earlier ones.
 */
export const answer = (route: string, respond: Respond) => responders.set(route, respond);

const readAsset = (path: string) => readFileSync(join(process.cwd(), 'public', path), 'utf8');

async function reply(method: string, url: string, request: Request): Promise<Required<Answer>> {
  const { pathname } = new URL(url, 'http://localhost');
  const respond = responders.get(`${method} ${pathname}`);
  if (respond) return { status: 200, body: null, ...(await respond(request)) };
  if (pathname.startsWith('/assets/i18n/')) return { status: 200, body: readAsset(pathname) };
  const [, language] = /^\/assets\/search\/([^/]+)\.json$/.exec(pathname) ?? [];
  if (language) {
    return { status: 200, body: await buildSearchIndex(async <W,>(name: string) => readWords(language, name) as W) };
  }
  return { status: 404, body: { detail: `No mock for ${method} ${pathname}; add one with answer()` } };
}

async function fetchAnswer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  const { status, body } = await reply(init?.method ?? 'GET', url, { body: init?.body, headers: {} });
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
}

async function axiosAnswer(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const method = (config.method ?? 'get').toUpperCase();
  const sent: unknown = config.data;
  const body: unknown = typeof sent === 'string' ? JSON.parse(sent) : sent;
  const aborted = new Promise<never>((_, reject) => {
    (config.signal as AbortSignal | undefined)?.addEventListener('abort', () =>
      reject(new AxiosError('aborted', 'ERR_CANCELED', config)),
    );
  });
  const headers = config.headers.toJSON() as Record<string, string>;
  const given = await Promise.race([reply(method, config.url ?? '', { body, headers }), aborted]);
  const response = { data: given.body, status: given.status, statusText: '', headers: {}, config };
  if (!(config.validateStatus?.(given.status) ?? true))
    throw new AxiosError(`status ${given.status}`, 'ERR_BAD_REQUEST', config, null, response);
  return response;
}

/** Routes all axios requests to the mocks of `answer`, in a demo build too. */
export const answerEverything = () => {
  adapter.load = () => Promise.resolve(axiosAnswer);
};

const { run } = dynamicImport;

/**
 * Makes dynamic imports fail until `restoreImports` or the end of the test.
 * @param which only those whose source text contains this
 */
export const failImports = (which = '') => {
  dynamicImport.run = (load) =>
    String(load).includes(which) ? Promise.reject(new Error('Loading chunk failed')) : load();
};
export const restoreImports = () => {
  dynamicImport.run = run;
};

const trees: (() => void)[] = [];

/** Starts the site at an address without prerendered HTML; resolves when the h1 is rendered. */
export const open = (address: string) => openWithDocument(address, { head: '', body: '', words: {} });

/** Clicks by keyboard. */
export async function press(user: Awaited<ReturnType<typeof open>>['user'], control: HTMLElement) {
  act(() => control.focus());
  await user.keyboard('{Enter}');
}

/** Starts the site in a document that was prerendered for another page; resolves when the h1 is rendered. */
export async function openWithDocument(address: string, page: { head: string; body: string; words: Resource }) {
  window.history.replaceState(null, '', address);
  document.head.insertAdjacentHTML('beforeend', page.head);
  const root = document.createElement('div');
  root.innerHTML = page.body;
  document.body.append(root);
  const site = await act(() => startSite(root, page.words));
  trees.push(() => {
    site.tree.unmount();
    site.router.dispose();
  });
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
  return { ...site, user: userEvent.setup() };
}

beforeEach(() => {
  window.fetch = fetchAnswer;
  globalThis.fetch = fetchAnswer;
  answerEverything();
});

afterEach(() => {
  act(() => {
    for (const unmount of trees.splice(0)) unmount();
  });
  responders.clear();
  restoreImports();
  document.body.replaceChildren();
  document.head.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; Max-Age=0; Path=/`;
});
