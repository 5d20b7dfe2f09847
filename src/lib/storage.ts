/** local: for good and for all tabs; session: for this tab, until it is closed. */
type StorageArea = 'local' | 'session';

/**
 * Storage that never throws: absent (server, SecurityError), full (quota) or cleared by another tab, the site goes on
 * without it.
 */
function store(area: StorageArea): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window[`${area}Storage`];
  } catch {
    return null;
  }
}

/** The text under a key, or null when there is none or storage is out of reach. */
export function readStored(key: string, area: StorageArea = 'local'): string | null {
  try {
    return store(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** The JSON under a key, or null when it is missing or broken. Its shape is for the caller to check. */
export function readStoredJson(key: string, area: StorageArea = 'local'): unknown {
  const text = readStored(key, area);
  // Nothing of ours is this long; a hostile value must not cost time or stack.
  if (text === null || text.length > 100_000) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Keeps a text; false when storage refused it. */
export function writeStored(key: string, text: string, area: StorageArea = 'local'): boolean {
  try {
    store(area)?.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets a key; silent when storage is out of reach. */
export function eraseStored(key: string, area: StorageArea = 'local'): void {
  try {
    store(area)?.removeItem(key);
  } catch {
    // Nothing to forget where nothing can be kept.
  }
}

/** Whether a value is an object with fields, and no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands in a value under a name of its own; undefined where it is no object or only inherits the name. */
export const own = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
