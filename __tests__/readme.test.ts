/**
 * @jest-environment node
 */
import { readSettings } from '@/server/settings';
import { storageKeys } from '@/site/storageKeys';
import { publicSettings } from '@/tools/publicSettings';
import { asked, textOf } from './support/files';

const readme = textOf('README.md');

/** What stands in backticks in the first column of a chapter's tables. */
const rowsOf = (chapter: string): string[] => {
  const text = readme.split(/^## /m).find((part) => part.startsWith(`${chapter}\n`)) ?? '';
  const cells = [...text.matchAll(/^\| ([^|]*`[^|]*)\|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
};

const ofBuild = asked((env) => publicSettings(env, ''));
const ofServer = asked((env) => readSettings(env, '/srv')).filter((name) => !name.startsWith('PUBLIC_'));

describe('the README', () => {
  it('explains every setting, and none that is gone', () => {
    // PUBLIC_FEED_TR, _EN: one row for what differs in its end.
    const names = rowsOf('Settings').map((name, index, all) =>
      name.startsWith('_')
        ? `${String(all.slice(0, index).findLast((one) => one.startsWith('P'))).slice(0, -3)}${name}`
        : name,
    );
    const settings = names.filter((name) => /^[A-Z_]+$/.test(name));
    expect(settings.sort()).toEqual([...ofBuild, ...ofServer].sort());
  });

  it('explains every script', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const names = rowsOf('Scripts').map((text) => /^npm (?:run )?([\w:]+)/.exec(text)?.[1]);
    expect(names.sort()).toEqual(Object.keys(scripts).sort());
  });

  it('lists what is kept in the browser', () => {
    expect(rowsOf('What is kept in the browser').sort()).toEqual(storageKeys.map(({ name }) => name).sort());
  });

  it('shows every slice of the store in its picture', () => {
    const [, picture = ''] = /─ store ─+┐\n([^┘]*)└/.exec(readme) ?? [];
    const [, slices = ''] = /combineReducers\(\{([^}]*)\}/.exec(textOf('src/app/store.ts')) ?? [];
    expect(picture.match(/\w+/g)).toEqual([...slices.matchAll(/^ *(\w+)(?=[:,])/gm)].map(([, name]) => name).sort());
  });
});

it('lets an image be built with every setting of a build', () => {
  const given = [...textOf('.deploy/Dockerfile').matchAll(/^ARG (.+)$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(given.sort()).toEqual(ofBuild.sort());
});
