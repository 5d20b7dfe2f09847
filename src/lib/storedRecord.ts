import { isRecord, readStoredJson } from './storage';

/** What is kept under a key by name, a copy; anything that is no object counts as empty. Its entries are unchecked. */
export function readStoredRecord(key: string): Record<string, unknown> {
  const stored = readStoredJson(key);
  return isRecord(stored) ? { ...stored } : {};
}
