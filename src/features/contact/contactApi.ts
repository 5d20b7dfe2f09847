import { http } from '@/lib/http';
import type { BotSignals, ContactMessage } from '@/lib/contactFields';
import { settings } from '@/site/settings';
import type { EmailSignUp } from './contactSlice';
import { SendingError, failureOf } from './sendingFailure';

async function postWithXsrfRetry(
  call: string,
  body: unknown,
  config?: Parameters<typeof http.post>[2],
): Promise<unknown> {
  const send = () => http.post<unknown>(`${settings.apiUrl}/api/v1/Site/${call}/Create`, body, config);
  const { data } = await send().catch((error: unknown) => {
    // A cached page comes without the XSRF cookie. The 403 has set it: retry once.
    const { status } = (error as { response?: { status?: unknown } }).response ?? {};
    if (status === 403) return send();
    throw error;
  });
  // Captive portals answer with an HTML page.
  if (typeof data === 'string' && data.trimStart().startsWith('<'))
    throw new Error(`${call}/Create responded with HTML instead of JSON, as captive portals do`);
  return data;
}

/**
 * Posts JSON to the API and returns the body of the answer.
 * @throws SendingError on HTTP errors, network errors, timeout (15 s) and HTML answers
 */
const post = (...message: Parameters<typeof postWithXsrfRetry>): Promise<unknown> =>
  postWithXsrfRetry(...message).catch((error: unknown) => {
    throw new SendingError(failureOf(error, navigator.onLine), error);
  });

/** Requests with the same key are processed once. */
const idempotencyHeader = (key: string) => ({ headers: { 'Idempotency-Key': key } });

/**
 * POST /api/v1/Site/ContactEmail/Create {Email}.
 * @param key Idempotency-Key
 * @returns any non-null answer is success
 * @throws SendingError
 */
export const postSignUp = (signUp: EmailSignUp, key: string): Promise<unknown> =>
  post('ContactEmail', signUp, idempotencyHeader(key));

/**
 * POST /api/v1/Site/ContactForm/Create {NameSurname, Email, Phone, Company, Message, Website?, FilledIn?}.
 * @param key Idempotency-Key
 * @returns any non-null answer is success
 * @throws SendingError
 */
export const postMessage = (message: ContactMessage & BotSignals, key: string): Promise<unknown> =>
  post('ContactForm', message, idempotencyHeader(key));
