type StorageArea = 'local' | 'session';

/** The storage area, or null on the server and where access throws a SecurityError. */
function storageArea(area: StorageArea): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window[`${area}Storage`];
  } catch {
    return null;
  }
}

/** The text under a key, or null when it is missing or storage is not available. */
export function readStored(key: string, area: StorageArea = 'local'): string | null {
  try {
    return storageArea(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** The JSON under a key, or null when it is missing or malformed. The caller validates its shape. */
export function readStoredJson(key: string, area: StorageArea = 'local'): unknown {
  const text = readStored(key, area);
  // Longer than any value the site writes: not parsed.
  if (text === null || text.length > 100_000) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Writes a text; false when storage is full or not available. */
export function writeStored(key: string, text: string, area: StorageArea = 'local'): boolean {
  try {
    const storage = storageArea(area);
    storage?.setItem(key, text);
    return storage !== null;
  } catch {
    return false;
  }
}

/** Removes a key; does nothing when storage is not available. */
export function eraseStored(key: string, area: StorageArea = 'local'): void {
  try {
    storageArea(area)?.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Whether a value is an object and not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An own property of a value; undefined for a non-object or an inherited property. */
export const ownProperty = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
