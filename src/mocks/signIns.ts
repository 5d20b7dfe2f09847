import { signInsKey } from '@/features/account/signInsKey';
import type { User } from '@/features/auth/authSlice';
import { testUser } from '@/data/testUser';
import { writeStored } from '@/lib/storage';
import { readStoredRecord } from '@/lib/storedRecord';
import { fingerprint, scramble } from './scramble';

/** A demo account with a fingerprint of its password. */
export interface SignIn {
  user: User;
  print: string;
}

const { password: testPassword, ...test } = testUser;

/** Maximum length of a stored name or address in UTF-16 units: 254 characters, two units each. */
const longest = 508;

const keyOf = (email: string) => email.trim().toLowerCase();

/** Salted with the address. */
const printOf = (email: string, password: string) => fingerprint(`${keyOf(email)}\n${password}`);

/**
 * A 52-bit id derived from the address, above the test user's: data stored under an id must never belong to another
 * account.
 */
function idOf(key: string): number {
  if (key === keyOf(test.email)) return test.id;
  const [high, low] = scramble(key);
  return (high >>> 12) * 2 ** 32 + low + test.id + 1;
}

const userOf = (email: string, firstName: string, lastName: string): User => {
  const id = idOf(keyOf(email));
  return id === test.id ? test : { id, username: `visitor${id}`, email, firstName, lastName };
};

const short = (value: unknown): value is string => typeof value === 'string' && value.length <= longest;

/** Validates a stored account: local storage is untrusted input. */
function accept(stored: unknown, key: string): SignIn | null {
  const { email, firstName, lastName, print } = (stored ?? {}) as Record<string, unknown>;
  if (!short(email) || !short(firstName) || !short(lastName) || !short(print)) return null;
  return keyOf(email) === key && /^[\da-z]{14}$/.test(print)
    ? { user: userOf(email, firstName, lastName), print }
    : null;
}

/** Accounts for which storage was full; kept in memory until the page is left. */
const unkept = new Map<number, SignIn>();

/** The account of an address: signed up in this browser, or the test user; null for an unknown address. */
export function signInOf(email: string): SignIn | null {
  const key = keyOf(email);
  const id = idOf(key);
  const kept = accept(readStoredRecord(signInsKey)[id], key) ?? unkept.get(id) ?? null;
  return kept ?? (id === test.id ? { user: test, print: printOf(test.email, testPassword) } : null);
}

/** Whether the password of an account matches. */
export const isTheirs = ({ user, print }: SignIn, password: string): boolean => print === printOf(user.email, password);

/** Stores a password fingerprint in local storage; false when storage is full. */
export function keepPassword(user: User, password: string): boolean {
  const { id, email, firstName, lastName } = user;
  const signIn = { email, firstName, lastName, print: printOf(email, password) };
  return writeStored(signInsKey, JSON.stringify({ ...readStoredRecord(signInsKey), [id]: signIn }));
}

/** Creates an account; the address must not have one yet. It stays in memory when storage is full. */
export function openAccount(name: string, email: string, password: string): User {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  const user = userOf(email, firstName, others.join(' '));
  if (!keepPassword(user, password)) unkept.set(user.id, { user, print: printOf(email, password) });
  return user;
}
