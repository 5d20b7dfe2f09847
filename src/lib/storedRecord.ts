import { isRecord, readStoredJson } from './storage';

/** A copy of the JSON object stored under a key; {} when it is not an object. Its entries are not validated. */
export function readStoredRecord(key: string): Record<string, unknown> {
  const stored = readStoredJson(key);
  return isRecord(stored) ? { ...stored } : {};
}
