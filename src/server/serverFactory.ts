import { type IncomingMessage, type RequestListener, type ServerResponse, createServer } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

/** Ends a request that breaks a limit of its connection and returns true, or returns false and leaves it to Fastify. */
export type RequestGuard = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Node looks for requests past `requestTimeout` this often, in milliseconds; by default only every 30 s. */
const connectionsCheckingInterval = 1_000;

/** A Fastify `serverFactory` whose requests pass the guards first. Time limits are Fastify's. */
export const guardedServer =
  (...guards: RequestGuard[]): FastifyServerFactory =>
  (handler, options) => {
    const fastify: RequestListener = handler;
    const server = createServer({ connectionsCheckingInterval }, (request, response) => {
      if (!guards.some((ends) => ends(request, response))) fastify(request, response);
    });
    server.keepAliveTimeout = Number(options.keepAliveTimeout);
    server.requestTimeout = Number(options.requestTimeout);
    // Node exchanges the two limits where this one is the longer, and it is 60 s by default.
    server.headersTimeout = server.requestTimeout;
    server.timeout = Number(options.connectionTimeout);
    return server;
  };
