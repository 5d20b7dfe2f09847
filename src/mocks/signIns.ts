import { signInsKey } from '@/features/account/signInsKey';
import type { User } from '@/features/auth/authSlice';
import { testUser } from '@/data/testUser';
import { writeStored } from '@/lib/storage';
import { readStoredRecord } from '@/lib/storedRecord';
import { fingerprint, scramble } from './scramble';

/** Somebody who may sign in, and what tells their password from others: never the password itself. */
export interface SignIn {
  user: User;
  print: string;
}

const { password: testPassword, ...test } = testUser;

/** The longest name or address that is believed, in UTF-16 units: the form takes 254 characters of any script. */
const longest = 508;

const keyOf = (email: string) => email.trim().toLowerCase();

/** The same password looks another way for every address. */
const printOf = (email: string, password: string) => fingerprint(`${keyOf(email)}\n${password}`);

/**
 * 52 bits out of the address, past those of the test user: what is kept under an id is its owner's for good, so that
 * nobody else may ever get it.
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

/** What stands under an id, as far as it can be what we wrote there; storage is hostile input. */
function accept(stored: unknown, key: string): SignIn | null {
  const { email, firstName, lastName, print } = (stored ?? {}) as Record<string, unknown>;
  if (!short(email) || !short(firstName) || !short(lastName) || !short(print)) return null;
  return keyOf(email) === key && /^[\da-z]{14}$/.test(print)
    ? { user: userOf(email, firstName, lastName), print }
    : null;
}

/** Those for whom storage had no room: they last as long as the page. */
const unkept = new Map<number, SignIn>();

/** Who may sign in with this address: who has signed up in this browser, and always the test user. */
export function signInOf(email: string): SignIn | null {
  const key = keyOf(email);
  const id = idOf(key);
  const kept = accept(readStoredRecord(signInsKey)[id], key) ?? unkept.get(id) ?? null;
  return kept ?? (id === test.id ? { user: test, print: printOf(test.email, testPassword) } : null);
}

/** Whether the password is theirs. */
export const isTheirs = ({ user, print }: SignIn, password: string): boolean => print === printOf(user.email, password);

/** Keeps a password for a user, across reloads and in every tab; false when storage refuses it. */
export function keepPassword(user: User, password: string): boolean {
  const { id, email, firstName, lastName } = user;
  const signIn = { email, firstName, lastName, print: printOf(email, password) };
  return writeStored(signInsKey, JSON.stringify({ ...readStoredRecord(signInsKey), [id]: signIn }));
}

/** A new account for an address that has none. */
export function openAccount(name: string, email: string, password: string): User {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  const user = userOf(email, firstName, others.join(' '));
  if (!keepPassword(user, password)) unkept.set(user.id, { user, print: printOf(email, password) });
  return user;
}
