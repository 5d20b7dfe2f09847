import { postJson } from '@/lib/postJson';
import { type BotSignals, type MessageBody, messageKinds } from '@/site/messageKinds';
import { settings } from '@/site/settings';

/**
 * POST /api/v1/Site/ContactEmail/Create {Email}.
 * @param key Idempotency-Key
 * @throws SendingError
 */
export const postSignUp = (signUp: MessageBody<'contact-email'>, key: string): Promise<unknown> =>
  postJson(`${settings.apiUrl}${messageKinds['contact-email'].path}`, signUp, key);

/**
 * POST /api/v1/Site/ContactForm/Create {NameSurname, Email, Phone, Company, Message, Website?, FilledIn?}.
 * @param key Idempotency-Key
 * @throws SendingError
 */
export const postMessage = (message: MessageBody<'contact-form'> & BotSignals, key: string): Promise<unknown> =>
  postJson(`${settings.apiUrl}${messageKinds['contact-form'].path}`, message, key);
