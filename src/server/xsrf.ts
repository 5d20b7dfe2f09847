import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LocalizedProblem } from './problem';

const cookieName = 'XSRF-TOKEN';
const header = 'x-xsrf-token';
const cookiePattern = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{16,128})(?:;|$)`);

const tokenIn = (cookies: string | undefined): string | undefined => cookiePattern.exec(cookies ?? '')?.[1];

const tokenBytes = 18;
let randomPool = Buffer.alloc(0);

/** Draws random bytes in blocks for 256 tokens: one `randomBytes` call costs more than the rest of a 304. */
function createToken(): string {
  if (randomPool.length === 0) randomPool = randomBytes(256 * tokenBytes);
  const token = randomPool.toString('base64url', 0, tokenBytes);
  randomPool = randomPool.subarray(tokenBytes);
  return token;
}

/**
 * Creates the double-submit cookie: scripts copy it into X-XSRF-TOKEN. A foreign site can make a browser send the
 * cookie, but can't read it.
 * @param cookies the request's Cookie header
 * @returns a Set-Cookie header; undefined when the request has a token
 */
export function createXsrfCookie(cookies: string | undefined, isHttps: boolean): string | undefined {
  if (tokenIn(cookies)) return undefined;
  return `${cookieName}=${createToken()}; Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

/**
 * Sets the XSRF cookie if it is missing.
 * @returns true when set: shared caches must not store the response
 */
export function setXsrfCookie(request: FastifyRequest, reply: FastifyReply): boolean {
  const cookie = createXsrfCookie(request.headers.cookie, request.protocol === 'https');
  if (cookie !== undefined) reply.header('set-cookie', cookie);
  return cookie !== undefined;
}

/**
 * Checks the double-submit cookie of a POST.
 * @returns a 403 problem, or undefined. With a token problem the response sets the cookie if it was missing, so that a
 * retry succeeds
 */
export function xsrfProblem(request: FastifyRequest, reply: FastifyReply): LocalizedProblem | undefined {
  if (request.headers['sec-fetch-site'] === 'cross-site') return new LocalizedProblem('foreign');
  const token = tokenIn(request.headers.cookie);
  const given = request.headers[header];
  const equal =
    token !== undefined &&
    typeof given === 'string' &&
    given.length === token.length &&
    timingSafeEqual(Buffer.from(given, 'latin1'), Buffer.from(token, 'latin1'));
  if (equal) return undefined;
  setXsrfCookie(request, reply);
  return new LocalizedProblem('token');
}
