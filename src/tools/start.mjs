import './envFile.mjs';
import { createServer } from 'node:net';
import { run, start } from './command.mjs';

/** Whether the port is in use; other errors are reported by the server. */
const isTaken = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) => resolve(code === 'EADDRINUSE'));
    probe.listen({ port, host }, () => probe.close(() => resolve(false)));
  }).catch(() => false);

const port = Number(process.env.PORT || 3000);
// Checked before the build, which takes a minute.
if (await isTaken(port, process.env.HOST || '::')) {
  console.error(
    `Port ${port} is in use by another program. Stop it, or choose another port, such as PORT=${port + 1}.`,
  );
  process.exit(1);
}

// Demo build: the mock adapter answers sign-in and sign-up.
const code = await run('node', ['src/tools/build.mjs'], { PUBLIC_API_MOCK: process.env.PUBLIC_API_MOCK ?? 'on' });
if (code !== 0) process.exit(code);
const server = start('node', ['build/server.js'], { NODE_ENV: 'production' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (status) => process.exit(status ?? 1));
