import './envFile.mjs';
import { run, start } from './command.mjs';

// The demo: sign-in and sign-up are answered by the built-in adapter.
const code = await run('node', ['src/tools/build.mjs'], { PUBLIC_API_MOCK: process.env.PUBLIC_API_MOCK ?? 'on' });
if (code !== 0) process.exit(code);
const server = start('node', ['build/server.js'], { NODE_ENV: 'production' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (status) => process.exit(status ?? 1));
