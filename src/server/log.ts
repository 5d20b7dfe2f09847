import { writeSync } from 'node:fs';
import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';

/** Log destination; tests replace stdout. */
export interface LogStream {
  write(line: string): void;
}

/** Writes synchronously, ignores errors: with the default stream a full disk or closed pipe would end the process. */
const stdout: LogStream = {
  write(line) {
    try {
      writeSync(1, line);
    } catch (error) {
      // The pipe is full: Node buffers the line.
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') process.stdout.write(line);
    }
  },
};

function levelOf(status: number, route: string): 'error' | 'info' | 'debug' {
  if (status >= 500) return 'error';
  return route === '/rss' || route.startsWith('/api/') ? 'info' : 'debug';
}

/**
 * Logs one line per response: method, route, status, milliseconds. No URL, query, body or IP address, so that no line
 * identifies a visitor. Pages and files are logged at level debug.
 */
class ResponseLogController extends LogController {
  override incomingRequest(): void {
    // Only responses are logged.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const route = request.routeOptions.url ?? 'none';
    const answer = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log[levelOf(reply.statusCode, route)](error ? { ...answer, err: error } : answer, 'request completed');
  }
}

/** Fastify's logging options: JSON lines at a level and above, without host names and personal data. */
export const loggingOptions = (
  level: string,
  stream = stdout,
): Pick<FastifyServerOptions, 'logger' | 'logController'> => ({
  logController: new ResponseLogController(),
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
