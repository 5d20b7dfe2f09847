import { type IncomingMessage, type RequestListener, type ServerResponse, createServer } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

/** Returns false to pass a request on to Fastify, or ends one that breaks a connection limit and returns true. */
export type RequestGuard = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Milliseconds between Node's checks of `requestTimeout`; 30 s by default. */
const connectionsCheckingInterval = 1_000;

/** A Fastify `serverFactory` whose requests pass the guards first; the timeouts are those of Fastify's options. */
export const guardedServer =
  (...guards: RequestGuard[]): FastifyServerFactory =>
  (handler, options) => {
    const fastify: RequestListener = handler;
    const server = createServer({ connectionsCheckingInterval }, (request, response) => {
      if (!guards.some((ends) => ends(request, response))) fastify(request, response);
    });
    server.keepAliveTimeout = Number(options.keepAliveTimeout);
    server.requestTimeout = Number(options.requestTimeout);
    // Node swaps the two when headersTimeout (60 s by default) exceeds requestTimeout.
    server.headersTimeout = server.requestTimeout;
    server.timeout = Number(options.connectionTimeout);
    return server;
  };
