import type { User } from '@/features/auth/authSlice';
import { eraseStored, writeStored } from '@/lib/storage';
import { withStorageLock } from '@/lib/storageLock';
import { readStoredRecord } from '@/lib/storedRecord';
import { threeWayMerge } from '@/lib/threeWayMerge';
import { acceptAccount } from './acceptAccount';
import { type Account, type Part, newAccount } from './account';
import type { Change } from './accountSlice';
import { demoAccountsKey } from './signInsKey';

/** localStorage key of the demo's accounts: `{[user id]: Account}`. Nothing is sent to a server. */
const key = 'storm-account';

function write(place: string, entries: Record<string, unknown>): void {
  if (!writeStored(place, JSON.stringify(entries))) throw new Error(`Storage refused ${place}`);
}

const readOf = (accounts: Record<string, unknown>, user: User): Account => {
  const id = String(user.id);
  return acceptAccount(Object.hasOwn(accounts, id) ? accounts[id] : null, newAccount(user));
};

/** Reads and validates a user's account; the default account if none is stored. */
export const readAccount = async (user: User): Promise<Account> => Promise.resolve(readOf(readStoredRecord(key), user));

/**
 * Saves one part.
 * @param base value before the change; if given, changes that another tab has made since are merged
 * @returns the change with the value as it was stored
 * @throws if storage refuses
 */
export async function savePart(change: Change, base?: Account[Part]): Promise<Change> {
  const { user, part, value } = change;
  return withStorageLock(key, () => {
    const accounts = readStoredRecord(key);
    const kept = readOf(accounts, user);
    const merged = base === undefined ? value : threeWayMerge<Account[Part]>(base, value, kept[part]);
    const account = acceptAccount({ ...kept, [part]: merged }, newAccount(user));
    write(key, { ...accounts, [String(user.id)]: account });
    return { ...change, value: account[part] } as Change;
  });
}

/** Removes a user's entry, and the key when it was the last. */
function forget({ id }: User, place: string): void {
  const others = Object.entries(readStoredRecord(place)).filter(([owner]) => owner !== String(id));
  if (others.length > 0) write(place, Object.fromEntries(others));
  else eraseStored(place);
}

/**
 * Deletes a user's account and demo credentials.
 * @throws if storage refuses
 */
export async function eraseAccount(user: User): Promise<true> {
  for (const place of [key, demoAccountsKey]) await withStorageLock(place, () => forget(user, place));
  return true;
}
