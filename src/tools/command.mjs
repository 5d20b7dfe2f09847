import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);

/** Starts a program of node_modules or of the system; its output goes to the terminal. */
export const start = (command, args = [], env = {}) =>
  spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH, ...env },
    shell: process.platform === 'win32',
  });

/** Runs a program; resolves to its exit code, 1 when it can't be started. */
export const run = (command, args, env) =>
  new Promise((done) => {
    start(command, args, env)
      .on('error', (error) => {
        console.error(`${command}: ${error.message}`);
        done(1);
      })
      .on('exit', (code) => done(code ?? 1));
  });
