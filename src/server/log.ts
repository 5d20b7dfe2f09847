import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';

/** Somewhere to write lines to: stdout unless a test listens. */
export interface LogStream {
  write(line: string): void;
}

function levelOf(status: number, route: string): 'error' | 'info' | 'debug' {
  if (status >= 500) return 'error';
  return route === '/rss' || route.startsWith('/api/') ? 'info' : 'debug';
}

/**
 * One line an answer: method, route, status, milliseconds. Never an address, a query or a body: nothing that tells one
 * visitor from another. Pages and files appear at the level debug only.
 */
class AnswerLog extends LogController {
  override incomingRequest(): void {
    // The answer's line says all of it.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const route = request.routeOptions.url ?? 'none';
    const answer = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log[levelOf(reply.statusCode, route)](error ? { ...answer, err: error } : answer, 'answered');
  }
}

/** Fastify's logging options: JSON lines at a level and above, without host names and without what identifies visitors. */
export const logging = (level: string, stream?: LogStream): Pick<FastifyServerOptions, 'logger' | 'logController'> => ({
  logController: new AnswerLog(),
  logger: {
    level,
    base: undefined,
    serializers: {
      req: ({ method }: FastifyRequest) => ({ method }),
      res: ({ statusCode }) => ({ statusCode }),
    },
    ...(stream && { stream }),
  },
});
