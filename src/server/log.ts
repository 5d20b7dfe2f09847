import { writeSync } from 'node:fs';
import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';

/** Somewhere to write lines to: stdout unless a test listens. */
export interface LogStream {
  write(line: string): void;
}

/**
 * A line that can't be written is lost, and nothing else: where the log lies on a full disk, or its reader has gone,
 * the usual stream would end the process.
 */
const stdout: LogStream = {
  write(line) {
    try {
      writeSync(1, line);
    } catch (error) {
      // A pipe whose reader is slow: Node keeps the line until there is room.
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') process.stdout.write(line);
    }
  },
};

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
export const logging = (level: string, stream = stdout): Pick<FastifyServerOptions, 'logger' | 'logController'> => ({
  logController: new AnswerLog(),
  logger: {
    level,
    base: undefined,
    serializers: {
      req: ({ method }: FastifyRequest) => ({ method }),
      res: ({ statusCode }) => ({ statusCode }),
    },
    stream,
  },
});
