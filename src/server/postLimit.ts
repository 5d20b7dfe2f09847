import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Rate-limit key: the client's IP address, IPv6 by network. Without the port that some proxies append, which would give
 * every connection a limit of its own.
 */
const rateLimitKey = ({ ip }: FastifyRequest): string =>
  normalizeIP(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(ip)?.slice(1).find(Boolean) ?? ip);

/**
 * Rate-limits the routes of this scope, which have a count of their own; 429 above it.
 * @param perMinute posts per minute and IP address; 0: unlimited
 */
export async function limitPosts(app: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute > 0)
    await app.register(rateLimit, { max: perMinute, timeWindow: '1 minute', keyGenerator: rateLimitKey });
}
