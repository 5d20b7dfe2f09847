import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.storm-installed';

const lockHash = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

/** Runs `npm ci` unless node_modules already holds exactly what the lock file says. Exits with npm's code on failure. */
export function ensureInstalled() {
  const wanted = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages …');
  // Through a link npm would empty the folder of another checkout.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) unlinkSync('node_modules');
  // With NODE_ENV=production npm would leave out what builds and tests the site.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
}
