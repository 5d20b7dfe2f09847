import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './problem';

const cookieName = 'XSRF-TOKEN';
const header = 'x-xsrf-token';
const inCookies = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{16,128})(?:;|$)`);

const tokenOf = ({ headers }: FastifyRequest): string | undefined => inCookies.exec(headers.cookie ?? '')?.[1];

/**
 * Gives a visitor without one the cookie that our scripts copy into a header (decisions.md, Calls): a foreign site can
 * make a browser send the cookie, but can't read it.
 * @returns true when the answer now carries a cookie and must not be shared by caches
 */
export function giveXsrfCookie(request: FastifyRequest, reply: FastifyReply): boolean {
  if (tokenOf(request)) return false;
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${cookieName}=${randomBytes(18).toString('base64url')}; Path=/; SameSite=Lax${secure}`);
  return true;
}

/**
 * Tells a post of our own pages from a foreign one.
 * @returns what is wrong, a 403, or undefined; where only the cookie was missing, the answer brings one, so that a
 * second attempt succeeds
 */
export function xsrfProblem(request: FastifyRequest, reply: FastifyReply): Refusal | undefined {
  if (request.headers['sec-fetch-site'] === 'cross-site') return new Refusal('foreign');
  const token = tokenOf(request);
  const given = request.headers[header];
  const equal =
    token !== undefined &&
    typeof given === 'string' &&
    given.length === token.length &&
    timingSafeEqual(Buffer.from(given, 'latin1'), Buffer.from(token, 'latin1'));
  if (equal) return undefined;
  giveXsrfCookie(request, reply);
  return new Refusal('token');
}
