import type { User } from '@/features/auth/authSlice';
import { eraseStored, writeStored } from '@/lib/storage';
import { withStorageLock } from '@/lib/storageLock';
import { readStoredRecord } from '@/lib/storedRecord';
import { threeWayMerge } from '@/lib/threeWayMerge';
import { acceptAccount } from './acceptAccount';
import { type Account, type Part, newAccount } from './account';
import type { Change } from './accountSlice';
import { signInsKey } from './signInsKey';

/** Where the demo keeps accounts: `{[user id]: Account}`. No server of ours learns of them. */
const key = 'storm-account';

function write(place: string, entries: Record<string, unknown>): void {
  if (!writeStored(place, JSON.stringify(entries))) throw new Error(`Storage refused ${place}`);
}

const readOf = (accounts: Record<string, unknown>, user: User): Account => {
  const id = String(user.id);
  return acceptAccount(Object.hasOwn(accounts, id) ? accounts[id] : null, newAccount(user));
};

/** The account of a user as this browser keeps it, checked; a new one when there is none. */
export const readAccount = async (user: User): Promise<Account> => Promise.resolve(readOf(readStoredRecord(key), user));

/**
 * Keeps one part of an account, and resolves to the change as it was kept: with what another tab has changed in the same
 * part since `base`, the value before the change. Rejects when storage refuses it.
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

/** Takes what is theirs out of a place, and the place itself with the last of it. */
function forget({ id }: User, place: string): void {
  const others = Object.entries(readStoredRecord(place)).filter(([owner]) => owner !== String(id));
  if (others.length > 0) write(place, Object.fromEntries(others));
  else eraseStored(place);
}

/** Erases what is kept of a user's account, and by what they sign in. Rejects when storage refuses. */
export async function eraseAccount(user: User): Promise<true> {
  for (const place of [key, signInsKey]) await withStorageLock(place, () => forget(user, place));
  return true;
}
