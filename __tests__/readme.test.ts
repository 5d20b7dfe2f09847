import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeStore } from '@/app/store';
import { storageKeys } from '@/features/persistence/storageKeys';
import { readSettings } from '@/server/settings';
import { publicSettings } from '@/tools/publicSettings';
import { variableNamesRead, filesIn, readText } from './support/files';

const documents = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  ...['src', '__tests__', 'public'].flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`)),
].filter((file) => file.endsWith('.md'));

/** The texts in backticks in the first column of a chapter's tables. */
const rowsOf = (file: string, chapter: string): string[] => {
  const text =
    readText(file)
      .split(/^##+ /m)
      .find((part) => part.startsWith(`${chapter}\n`)) ?? '';
  const cells = [...text.matchAll(/^\| ([^|]*`[^|]*)\|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
};

const scriptsIn = (file: string) => rowsOf(file, 'Scripts').map((text) => /^npm (?:run )?([\w:]+)/.exec(text)?.[1]);

const ofBuild = variableNamesRead((env) => publicSettings(env, ''));
const ofServer = variableNamesRead((env) => readSettings(env, '/srv')).filter((name) => !name.startsWith('PUBLIC_'));
const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };

describe('the README', () => {
  it('is short: 150 lines, 8 kB and twelve scripts at most', () => {
    const readme = readText('README.md');
    expect(readme.split('\n').length).toBeLessThanOrEqual(150);
    expect(Buffer.byteLength(readme)).toBeLessThan(8000);
    expect(scriptsIn('README.md').length).toBeLessThanOrEqual(12);
  });

  it('names only scripts that exist', () => {
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(scriptsIn('README.md')));
  });
});

describe('the README of a folder', () => {
  it.each(documents)('has at most 150 lines and no dead link: %s', (file) => {
    const text = readText(file);
    expect(text.split('\n').length).toBeLessThanOrEqual(150);
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const dead = links.filter((link) => {
      if (/^[a-z]+:/.test(link)) return false;
      const [path = '', heading] = link.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      if (heading === undefined) return !existsSync(target);
      const ids = [...readText(target).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
      );
      return !ids.includes(heading);
    });
    expect(dead).toEqual([]);
  });

  // Invented by recipes: paths with a placeholder, the section `Name`, and the feature `trial` with its test.
  it.each(documents)('names only files that exist: %s', (file) => {
    const paths = [...readText(file).matchAll(/`((?:src|__tests__)\/[^`\s]+\.tsx?)`/g)].map(([, path = '']) => path);
    expect(paths.filter((path) => !/[<…*{]|\/Name\.|\/trial/.test(path) && !existsSync(path))).toEqual([]);
  });

  it('explains every setting, and no setting that no longer exists', () => {
    const settings = rowsOf('src/server/README.md', 'Settings').filter((name) => /^[A-Z_<>]+$/.test(name));
    const named = [...ofBuild, ...ofServer].map((name) => name.replace(/^PUBLIC_FEED_.+/, 'PUBLIC_FEED_<CODE>'));
    expect(settings.sort()).toEqual([...new Set(named)].sort());
  });

  it('explains every script', () => {
    expect(scriptsIn('src/tools/README.md').sort()).toEqual(Object.keys(scripts).sort());
  });

  it('lists what is kept in the browser', () => {
    const listed = rowsOf('src/features/persistence/README.md', 'What is kept in the browser');
    expect(listed.sort()).toEqual(
      Object.values(storageKeys)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it('shows every slice of the store in its diagram', () => {
    const [, picture = ''] = /─ store ─+┐\n([^┘]*)└/.exec(readText('src/README.md')) ?? [];
    expect(picture.match(/\w+/g)).toEqual(Object.keys(makeStore().getState()).sort());
  });
});

it('the Dockerfile accepts every setting of a build as an argument', () => {
  const given = [...readText('.deploy/Dockerfile').matchAll(/^ARG (.+)$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(given.sort()).toEqual(ofBuild.sort());
});
