import type { IncomingMessage, ServerResponse } from 'node:http';
import { createXsrfCookie } from './xsrf';

/**
 * Development middleware: sets the XSRF cookie with HTML, as the site server does, or the first form would get a 403.
 */
export function xsrfCookieMiddleware({ headers }: IncomingMessage, response: ServerResponse, next: () => void): void {
  const cookie = headers.accept?.includes('text/html') ? createXsrfCookie(headers.cookie, false) : undefined;
  if (cookie) response.setHeader('Set-Cookie', cookie);
  next();
}
