import { http } from '@/lib/http';
import type { BotTraps, ContactMessage } from '@/lib/contactFields';
import { settings } from '@/site/settings';
import type { SignUp } from './contactSlice';
import { SendingError, failureOf } from './sendingFailure';

async function attempt(call: string, body: unknown, config?: Parameters<typeof http.post>[2]): Promise<unknown> {
  const send = () => http.post<unknown>(`${settings.apiUrl}/api/v1/Site/${call}/Create`, body, config);
  const { data } = await send().catch((error: unknown) => {
    // A page out of a cache came without the XSRF cookie; the refusal has brought it.
    const { status } = (error as { response?: { status?: unknown } }).response ?? {};
    if (status === 403) return send();
    throw error;
  });
  // The page by which a hotel's or a train's network asks its guests to sign in: nothing has arrived.
  if (typeof data === 'string' && data.trimStart().startsWith('<')) throw new Error('A page answered for the server');
  return data;
}

/**
 * Posts JSON to the site's API; resolves to the answer's body.
 * @throws SendingError on refusal, after 15 s, without a network, and if a page answers
 */
const post = (...message: Parameters<typeof attempt>): Promise<unknown> =>
  attempt(...message).catch((error: unknown) => {
    throw new SendingError(failureOf(error, navigator.onLine), error);
  });

/** Attempts under the same key are one message for the server. */
const under = (key: string) => ({ headers: { 'Idempotency-Key': key } });

/**
 * POST /api/v1/Site/ContactEmail/Create {Email} (spec 7).
 * @param key attempts under the same key are one sign-up (Idempotency-Key)
 * @returns the answer; any non-null one is success. Throws a SendingError on refusal, on time-out (15 s) and without a network.
 */
export const postSignUp = (signUp: SignUp, key: string): Promise<unknown> => post('ContactEmail', signUp, under(key));

/**
 * POST /api/v1/Site/ContactForm/Create {NameSurname, Email, Phone, Company, Message, Website?, FilledIn?} (spec 7).
 * @param key attempts under the same key are one message (Idempotency-Key)
 * @returns the answer; any non-null one is success. Throws a SendingError on refusal, on time-out (15 s) and without a network.
 */
export const postMessage = (message: ContactMessage & BotTraps, key: string): Promise<unknown> =>
  post('ContactForm', message, under(key));
