import HttpBackend from 'i18next-http-backend';
import { settings } from '@/site/settings';

/** Milliseconds until a request is aborted. */
const timeOut = 10_000;

const addressOf = ([language]: readonly string[], [name]: readonly string[]) =>
  `/assets/i18n/${language}${name === 'shell' ? '' : `/${name}`}.json?v=${settings.version}`;

type Answer = (error: unknown, response: { status: number; data: string }) => void;

async function fetchNamespace(_options: unknown, url: string, _payload: unknown, answer: Answer) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeOut) });
    answer(response.ok ? null : new Error(`${url} answered ${response.status}`), {
      status: response.status,
      data: await response.text(),
    });
  } catch (error) {
    answer(error, { status: 0, data: '' });
  }
}

/** An i18next HTTP backend for `/assets/i18n/<language>[/<namespace>].json`; times out after ten seconds. */
export const makeBackend = (): HttpBackend =>
  new HttpBackend({}, { loadPath: addressOf as never, request: fetchNamespace as never });
