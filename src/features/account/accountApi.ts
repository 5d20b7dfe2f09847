import type { User } from '@/features/auth/authSlice';
import { eraseStored, writeStored } from '@/lib/storage';
import { withStorageLock } from '@/lib/storageLock';
import { readStoredRecord } from '@/lib/storedRecord';
import { threeWayMerge } from '@/lib/threeWayMerge';
import { parseStoredAccount } from './parseStoredAccount';
import { type Account, type AccountPart, defaultAccount } from './account';
import type { AccountChange } from './accountSlice';
import { demoAccountsKey } from './demoAccountsKey';

/** localStorage key of the demo's accounts: `{[user id]: Account}`. Nothing is sent to a server. */
const storageKey = 'storm-account';

function writeRecord(recordKey: string, entries: Record<string, unknown>): void {
  if (!writeStored(recordKey, JSON.stringify(entries)))
    throw new Error(`localStorage could not store "${recordKey}"; it is full or not available`);
}

const accountFrom = (accounts: Record<string, unknown>, user: User): Account => {
  const id = String(user.id);
  return parseStoredAccount(Object.hasOwn(accounts, id) ? accounts[id] : null, defaultAccount(user));
};

/** Reads and validates a user's account; the default account if none is stored. */
export const readAccount = async (user: User): Promise<Account> =>
  Promise.resolve(accountFrom(readStoredRecord(storageKey), user));

/**
 * Saves one part.
 * @param base value before the change; if given, changes that another tab has made since are merged
 * @returns the change with the value as it was stored
 * @throws if storage refuses
 */
export async function savePart(change: AccountChange, base?: Account[AccountPart]): Promise<AccountChange> {
  const { user, part, value } = change;
  return withStorageLock(storageKey, () => {
    const accounts = readStoredRecord(storageKey);
    const stored = accountFrom(accounts, user);
    const merged = base === undefined ? value : threeWayMerge<Account[AccountPart]>(base, value, stored[part]);
    const account = parseStoredAccount({ ...stored, [part]: merged }, defaultAccount(user));
    writeRecord(storageKey, { ...accounts, [String(user.id)]: account });
    return { ...change, value: account[part] } as AccountChange;
  });
}

/** Whether an account is stored for a user. */
export const hasAccount = ({ id }: User): boolean => Object.hasOwn(readStoredRecord(storageKey), String(id));

/**
 * Stores an account for a user who has none.
 * @returns false if one is stored already
 * @throws if storage refuses
 */
export const createAccount = (user: User, account: Account): Promise<boolean> =>
  withStorageLock(storageKey, () => {
    const accounts = readStoredRecord(storageKey);
    const isNew = !Object.hasOwn(accounts, String(user.id));
    if (isNew) writeRecord(storageKey, { ...accounts, [String(user.id)]: account });
    return isNew;
  });

/** Removes a user's entry, and the key when it was the last. */
function removeUser({ id }: User, recordKey: string): void {
  const others = Object.entries(readStoredRecord(recordKey)).filter(([owner]) => owner !== String(id));
  if (others.length > 0) writeRecord(recordKey, Object.fromEntries(others));
  else eraseStored(recordKey);
}

/**
 * Deletes a user's account and demo credentials.
 * @throws if storage refuses
 */
export async function eraseAccount(user: User): Promise<true> {
  for (const recordKey of [storageKey, demoAccountsKey])
    await withStorageLock(recordKey, () => removeUser(user, recordKey));
  return true;
}
