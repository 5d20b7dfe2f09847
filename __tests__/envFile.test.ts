/**
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readSettings } from '@/server/settings';
import { publicSettings } from '@/tools/publicSettings';
import { variableNamesRead, readText } from './support/files';

describe('.env.example', () => {
  const example = readText('.env.example');
  const names = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);

  it('names every setting of the build and of the server, and nothing else', () => {
    const settings = [
      ...variableNamesRead((env) => publicSettings(env, '')),
      ...variableNamesRead((env) => readSettings(env, '/srv')),
    ];
    expect(settings.length).toBeGreaterThan(20);
    expect(names.sort()).toEqual([...new Set(settings)].sort());
  });

  it('changes nothing before somebody takes a # away', () => expect(example).not.toMatch(/^[^#\n]/m));
});

describe('a script', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'env-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const seen = (environment: Record<string, string> = {}) => {
    const args = ['--import', resolve('src/tools/envFile.mjs'), '-p', 'process.env.PORT'];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env: environment, encoding: 'utf8' });
    return stderr + stdout.trim();
  };

  it('reads its settings from .env when there is one', () => {
    expect(seen()).toBe('undefined');
    writeFileSync(join(folder, '.env'), 'PORT=4000\n');
    expect(seen()).toBe('4000');
  });

  it('takes the environment’s word over the file’s', () => {
    writeFileSync(join(folder, '.env'), 'PORT=4000\n');
    expect(seen({ PORT: '5000' })).toBe('5000');
  });

  it('reads another file, or none, when it is told so', () => {
    writeFileSync(join(folder, '.env'), 'PORT=4000\n');
    writeFileSync(join(folder, 'mine.env'), 'PORT=4001\n');
    expect(seen({ ENV_FILE: 'mine.env' })).toBe('4001');
    expect(seen({ ENV_FILE: '' })).toBe('undefined');
  });
});
