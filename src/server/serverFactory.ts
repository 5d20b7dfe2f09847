import { type IncomingMessage, type RequestListener, type ServerResponse, createServer } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

/** Takes a request before Fastify sees it and returns true, or returns false and leaves the response to others. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Node looks for requests past `requestTimeout` this often, in milliseconds; by default only every 30 s. */
const connectionsCheckingInterval = 1_000;

/** A Fastify `serverFactory` that asks `answers` in turn first, unless the server is stopping. Time limits are Fastify's. */
export const inFront =
  (...answers: Answer[]): FastifyServerFactory =>
  (handler, options) => {
    const fastify: RequestListener = handler;
    const server = createServer({ connectionsCheckingInterval }, (request, response) => {
      if (!server.listening || !answers.some((answer) => answer(request, response))) fastify(request, response);
    });
    server.keepAliveTimeout = Number(options.keepAliveTimeout);
    server.requestTimeout = Number(options.requestTimeout);
    // Node exchanges the two limits where this one is the longer, and it is 60 s by default.
    server.headersTimeout = server.requestTimeout;
    server.timeout = Number(options.connectionTimeout);
    return server;
  };
