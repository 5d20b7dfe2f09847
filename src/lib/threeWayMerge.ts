import { isRecord } from './storage';

/** Compares as JSON; needs normalized values with the same order of keys. */
export const sameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Key of a list item: its `id`, or the item itself. */
const keyOf = (item: unknown): unknown => (isRecord(item) && 'id' in item ? item.id : item);

const byKey = (list: readonly unknown[]) => new Map(list.map((item) => [keyOf(item), item]));

function mergeLists(base: unknown, mine: readonly unknown[], theirs: readonly unknown[]): unknown[] {
  const [before, here, there] = [byKey(Array.isArray(base) ? base : []), byKey(mine), byKey(theirs)];
  const keys = new Set([...there.keys(), ...here.keys()]);
  return [...keys]
    .map((key) => merge(before.get(key), here.get(key), there.get(key)))
    .filter((item) => item !== undefined);
}

function merge(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (sameJson(mine, base)) return theirs;
  if (sameJson(theirs, base) || theirs === undefined) return mine;
  if (mine === undefined) return theirs;
  if (Array.isArray(mine) && Array.isArray(theirs)) return mergeLists(base, mine, theirs);
  if (!isRecord(mine) || !isRecord(theirs)) return theirs;
  const before = isRecord(base) ? base : {};
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  return Object.fromEntries([...names].map((name) => [name, merge(before[name], mine[name], theirs[name])]));
}

/**
 * Three-way merge of JSON values: records by field, lists by item (by `id` where items have one). Changes of either
 * side are kept; in a conflict `theirs` wins, but a change wins over a removal. Lists keep the order of `theirs`,
 * followed by additions of `mine`.
 */
export const threeWayMerge = <T>(base: T, mine: T, theirs: T): T => merge(base, mine, theirs) as T;
