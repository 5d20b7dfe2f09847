import { http } from './http';
import { SendingError, failureOf } from './sendingFailure';

async function postWithXsrfRetry(url: string, body: object, key: string): Promise<unknown> {
  const send = () => http.post<unknown>(url, body, { headers: { 'Idempotency-Key': key } });
  const { data } = await send().catch((error: unknown) => {
    // A cached page comes without the XSRF cookie. The 403 has set it: retry once.
    const { status } = (error as { response?: { status?: unknown } }).response ?? {};
    if (status === 403) return send();
    throw error;
  });
  // Captive portals answer with an HTML page.
  if (typeof data === 'string' && data.trimStart().startsWith('<'))
    throw new Error(`${url} responded with HTML instead of JSON, as captive portals do`);
  return data;
}

/**
 * Posts JSON and returns the body of the answer; any non-null answer is success.
 * @param key Idempotency-Key: requests with the same key are processed once
 * @throws SendingError on HTTP errors, network errors, timeout (15 s) and HTML answers
 */
export const postJson = (url: string, body: object, key: string): Promise<unknown> =>
  postWithXsrfRetry(url, body, key).catch((error: unknown) => {
    throw new SendingError(failureOf(error, navigator.onLine, body), error);
  });
