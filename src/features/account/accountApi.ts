import type { User } from '@/features/auth/authSlice';
import { eraseStored, readStoredJson, writeStored } from '@/lib/storage';
import { acceptAccount } from './acceptAccount';
import { type Account, newAccount } from './account';
import type { Change } from './accountSlice';

/** Where the demo keeps accounts: `{[user id]: Account}`. No server of ours learns of them. */
const key = 'storm-account';

/** All accounts of this browser; anything that is no object counts as none. */
function readAll(): Record<string, unknown> {
  const stored = readStoredJson(key);
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
}

function writeAll(accounts: Record<string, unknown>): void {
  if (!writeStored(key, JSON.stringify(accounts))) throw new Error(`Storage refused ${key}`);
}

const readOf = (accounts: Record<string, unknown>, user: User): Account => {
  const id = String(user.id);
  return acceptAccount(Object.hasOwn(accounts, id) ? accounts[id] : null, newAccount(user));
};

/** The account of a user as this browser keeps it, checked; a new one when there is none. */
export const readAccount = async (user: User): Promise<Account> => Promise.resolve(readOf(readAll(), user));

/** Keeps one part of an account and hands the change back. Rejects when storage refuses it. */
export async function savePart(change: Change): Promise<Change> {
  const accounts = readAll();
  const { user, part, value } = change;
  writeAll({ ...accounts, [String(user.id)]: { ...readOf(accounts, user), [part]: value } });
  return Promise.resolve(change);
}

/** Erases what is kept of a user's account, and the key itself with the last one. Rejects when storage refuses. */
export async function eraseAccount({ id }: User): Promise<true> {
  const others = Object.entries(readAll()).filter(([owner]) => owner !== String(id));
  if (others.length > 0) writeAll(Object.fromEntries(others));
  else eraseStored(key);
  return Promise.resolve(true);
}
