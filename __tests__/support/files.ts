import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = process.cwd();

/** Files below a folder of the repository, with forward slashes, relative to that folder. */
export const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(join(root, folder).length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();

/** Reads a file of the repository. */
export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Reads a namespace in a language, the shell's by default. */
export const readWords = (language: string, name = 'shell') =>
  JSON.parse(readText(`public/assets/i18n/${name === 'shell' ? language : `${language}/${name}`}.json`)) as object;

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** All leaves of a JSON file as `a.b.0.c` → value. */
export function leavesOf(path: string): Map<string, unknown> {
  const leaves = new Map<string, unknown>();
  const walk = (value: Json, at: string) => {
    if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
      for (const [key, child] of Object.entries(value)) walk(child, at ? `${at}.${key}` : key);
    } else leaves.set(at, value);
  };
  walk(JSON.parse(readText(path)) as Json, '');
  return leaves;
}

/** The variable names that a function reads from an environment. */
export function variableNamesRead(read: (environment: NodeJS.ProcessEnv) => unknown): string[] {
  const names = new Set<string>();
  read(
    new Proxy(
      {},
      {
        get: (_, name) => {
          names.add(String(name));
          return undefined;
        },
      },
    ),
  );
  return [...names];
}
