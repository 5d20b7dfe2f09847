import { demoAccountsKey } from '@/features/account/demoAccountsKey';
import type { User } from '@/features/auth/authSlice';
import { testUser } from '@/data/testUser';
import { writeStored } from '@/lib/storage';
import { readStoredRecord } from '@/lib/storedRecord';
import { fingerprint, hashText } from './hashText';

/** A demo account with a fingerprint of its password. */
export interface DemoAccount {
  user: User;
  print: string;
}

const { password: testPassword, ...test } = testUser;

/** Maximum length of a stored name or address in UTF-16 units: 254 characters, two units each. */
const maxLength = 508;

const emailKey = (email: string) => email.trim().toLowerCase();

/** Salted with the address. */
const passwordFingerprint = (email: string, password: string) => fingerprint(`${emailKey(email)}\n${password}`);

/**
 * A 52-bit id derived from the address, above the test user's: data stored under an id must never belong to another
 * account.
 */
function userIdOf(key: string): number {
  if (key === emailKey(test.email)) return test.id;
  const [high, low] = hashText(key);
  return (high >>> 12) * 2 ** 32 + low + test.id + 1;
}

const userOf = (email: string, firstName: string, lastName: string): User => {
  const id = userIdOf(emailKey(email));
  return id === test.id ? test : { id, username: `visitor${id}`, email, firstName, lastName };
};

const isShortText = (value: unknown): value is string => typeof value === 'string' && value.length <= maxLength;

/** Validates a stored account: local storage is untrusted input. */
function parseAccount(stored: unknown, key: string): DemoAccount | null {
  const { email, firstName, lastName, print } = (stored ?? {}) as Record<string, unknown>;
  if (!isShortText(email) || !isShortText(firstName) || !isShortText(lastName) || !isShortText(print)) return null;
  return emailKey(email) === key && /^[\da-z]{14}$/.test(print)
    ? { user: userOf(email, firstName, lastName), print }
    : null;
}

/** Accounts that storage refused, full or not available; kept in memory until the page is left. */
const unsavedAccounts = new Map<number, DemoAccount>();

/** The account of an address: signed up in this browser, or the test user; null for an unknown address. */
export function findAccount(email: string): DemoAccount | null {
  const key = emailKey(email);
  const id = userIdOf(key);
  const stored = parseAccount(readStoredRecord(demoAccountsKey)[id], key) ?? unsavedAccounts.get(id) ?? null;
  return stored ?? (id === test.id ? { user: test, print: passwordFingerprint(test.email, testPassword) } : null);
}

/** Whether the password of an account matches. */
export const isPasswordCorrect = ({ user, print }: DemoAccount, password: string): boolean =>
  print === passwordFingerprint(user.email, password);

/** Stores a password fingerprint in local storage; false if storage refuses. */
export function savePassword(user: User, password: string): boolean {
  const { id, email, firstName, lastName } = user;
  const signIn = { email, firstName, lastName, print: passwordFingerprint(email, password) };
  return writeStored(demoAccountsKey, JSON.stringify({ ...readStoredRecord(demoAccountsKey), [id]: signIn }));
}

/** Creates an account; the address must not have one yet. It stays in memory if storage refuses. */
export function createAccount(name: string, email: string, password: string): User {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  const user = userOf(email, firstName, others.join(' '));
  if (!savePassword(user, password))
    unsavedAccounts.set(user.id, { user, print: passwordFingerprint(email, password) });
  return user;
}
