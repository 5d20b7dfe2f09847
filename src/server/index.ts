import type { FastifyInstance } from 'fastify';
import { createServer } from './createServer';
import { type ServerSettings, SettingsError, readSettings } from './settings';

/** Milliseconds that shutdown waits for pending responses. */
const shutdownTimeout = 10_000;

const printLine = (line: string) => process.stdout.write(`${line}\n`);

function startErrorMessage(error: unknown, { port, host }: Pick<ServerSettings, 'port' | 'host'>): string {
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop it, or choose another port, such as PORT=${port + 1}.`;
  if (code === 'EACCES')
    return `This program may not listen on port ${port}. Choose one above 1023, such as PORT=3000.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is "${host}", but must be an address of this machine.`;
  return error instanceof SettingsError ? message : (stack ?? message);
}

/** `::` listens on IPv6 and IPv4; falls back to 0.0.0.0 on a machine without IPv6. */
async function listen(app: FastifyInstance, { port, host }: ServerSettings): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (host !== '::' || !['EAFNOSUPPORT', 'EADDRNOTAVAIL'].includes(code)) throw error;
    await app.listen({ port, host: '0.0.0.0' });
  }
}

/** A parent script may forward Ctrl+C, so that the signal arrives twice: only the first one counts. */
function stopOnSignals(app: FastifyInstance): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(1), shutdownTimeout).unref();
      void app.close().then(() => process.exit(0));
    });
  }
}

async function start(): Promise<void> {
  let settings: Pick<ServerSettings, 'port' | 'host'> = { port: 3000, host: '::' };
  try {
    const read = readSettings();
    settings = read;
    const app = await createServer(read);
    await listen(app, read);
    stopOnSignals(app);
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : read.port;
    const isEverywhere = ['::', '0.0.0.0', 'localhost', '127.0.0.1', '::1'].includes(read.host);
    printLine(`http://${isEverywhere ? 'localhost' : read.host}:${port}`);
  } catch (error) {
    process.stderr.write(`${startErrorMessage(error, settings)}\n`);
    process.exit(1);
  }
}

void start();
