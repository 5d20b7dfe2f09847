/**
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readSettings } from '@/server/settings';
import { feedSetting } from '@/site/feedSetting';
import { languageCodes } from '@/site/languages';
import { publicSettings } from '@/tools/publicSettings';
import { variableNamesRead, readText } from './support/files';

describe('.env.example', () => {
  const example = readText('.env.example');
  const names = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);

  it('names every setting of the build and of the server, one for all feeds, and nothing else', () => {
    const feeds = languageCodes.map(feedSetting);
    const settings = [
      ...variableNamesRead((env) => publicSettings(env, '')),
      ...variableNamesRead((env) => readSettings(env, '/srv')),
    ].filter((name) => name === feeds[0] || !feeds.includes(name));
    expect(settings.length).toBeGreaterThan(20);
    expect(names.sort()).toEqual([...new Set(settings)].sort());
  });

  it('changes no setting, because every line is commented out', () => expect(example).not.toMatch(/^[^#\n]/m));
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

  it('prefers a variable of the environment to the same one in the file', () => {
    writeFileSync(join(folder, '.env'), 'PORT=4000\n');
    expect(seen({ PORT: '5000' })).toBe('5000');
  });

  it('reads the file that ENV_FILE names, or none when ENV_FILE is empty', () => {
    writeFileSync(join(folder, '.env'), 'PORT=4000\n');
    writeFileSync(join(folder, 'mine.env'), 'PORT=4001\n');
    expect(seen({ ENV_FILE: 'mine.env' })).toBe('4001');
    expect(seen({ ENV_FILE: '' })).toBe('undefined');
  });
});
