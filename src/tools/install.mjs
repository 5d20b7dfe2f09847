import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.storm-installed';

const lockHash = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

/** Runs `npm ci` unless node_modules matches the lock file. Exits with npm's code on failure. */
export function ensureInstalled() {
  const wanted = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages …');
  // Unlinks a symlinked node_modules: npm ci would delete the contents of the linked folder.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) unlinkSync('node_modules');
  // Installs devDependencies also with NODE_ENV=production.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
}
