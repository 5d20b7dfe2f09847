import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Who posts, one IPv6 network for one visitor. Some proxies write the port behind the address: each post has another. */
const posterOf = ({ ip }: FastifyRequest): string =>
  normalizeIP(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(ip)?.slice(1).find(Boolean) ?? ip);

/**
 * Refuses with 429 who posts too often to the routes of this scope, which has a count of its own.
 * @param perMinute posts a minute and address; 0: unlimited
 */
export async function limitPosts(app: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute > 0) await app.register(rateLimit, { max: perMinute, timeWindow: '1 minute', keyGenerator: posterOf });
}
