import type { IncomingMessage, ServerResponse } from 'node:http';
import { newXsrfCookie } from './xsrf';

/** In development, the cookie that pages bring from the site server: without it the first form would be refused once. */
export function xsrfCookies({ headers }: IncomingMessage, response: ServerResponse, next: () => void): void {
  const cookie = headers.accept?.includes('text/html') ? newXsrfCookie(headers.cookie, false) : undefined;
  if (cookie) response.setHeader('Set-Cookie', cookie);
  next();
}
