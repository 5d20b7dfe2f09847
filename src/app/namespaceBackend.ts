import HttpBackend from 'i18next-http-backend';
import { settings } from '@/site/settings';

/** Milliseconds until a request is aborted. */
const requestTimeout = 10_000;

const namespaceUrl = ([language]: readonly string[], [name]: readonly string[]) =>
  `/assets/i18n/${language}${name === 'shell' ? '' : `/${name}`}.json?v=${settings.version}`;

type RequestCallback = (error: unknown, response: { status: number; data: string }) => void;

async function fetchNamespace(_options: unknown, url: string, _payload: unknown, callback: RequestCallback) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(requestTimeout) });
    callback(response.ok ? null : new Error(`${url} responded with status ${response.status}`), {
      status: response.status,
      data: await response.text(),
    });
  } catch (error) {
    callback(error, { status: 0, data: '' });
  }
}

/** An i18next HTTP backend for `/assets/i18n/<language>[/<namespace>].json`; times out after ten seconds. */
export const createNamespaceBackend = (): HttpBackend =>
  new HttpBackend({}, { loadPath: namespaceUrl as never, request: fetchNamespace as never });
