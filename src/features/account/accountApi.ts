import type { User } from '@/features/auth/authSlice';
import { eraseStored, writeStored } from '@/lib/storage';
import { readStoredRecord } from '@/lib/storedRecord';
import { acceptAccount } from './acceptAccount';
import { type Account, newAccount } from './account';
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

/** Keeps one part of an account and hands the change back. Rejects when storage refuses it. */
export async function savePart(change: Change): Promise<Change> {
  const accounts = readStoredRecord(key);
  const { user, part, value } = change;
  write(key, { ...accounts, [String(user.id)]: { ...readOf(accounts, user), [part]: value } });
  return Promise.resolve(change);
}

/** Takes what is theirs out of a place, and the place itself with the last of it. */
function forget({ id }: User, place: string): void {
  const others = Object.entries(readStoredRecord(place)).filter(([owner]) => owner !== String(id));
  if (others.length > 0) write(place, Object.fromEntries(others));
  else eraseStored(place);
}

/** Erases what is kept of a user's account, and by what they sign in. Rejects when storage refuses. */
export async function eraseAccount(user: User): Promise<true> {
  for (const place of [key, signInsKey]) forget(user, place);
  return Promise.resolve(true);
}
