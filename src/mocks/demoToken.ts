import type { User } from '@/features/auth/authSlice';
import { fingerprint } from './scramble';

/** What a token of the demo says; `exp` in seconds since 1970, as in a JSON Web Token. */
interface Claims {
  sub: number;
  /** The mock's only role (spec 6). */
  role: 'admin';
  exp: number;
  user: User;
}

/** Seconds; the cookie lives as long (spec 9). */
const day = 86_400;

const toBase64Url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64Url = (code: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)),
  );

/** Tells an edited token from one of ours, no more. */
const signatureOf = (payload: string): string => fingerprint(`storm-demo.${payload}`);

/**
 * A token for a user: `storm-demo.<base64url claims>.<signature>`, good for a day.
 * @param now milliseconds since 1970
 */
export function signToken(user: User, now = Date.now()): string {
  const claims: Claims = { sub: user.id, role: 'admin', exp: Math.floor(now / 1000) + day, user };
  const payload = toBase64Url(JSON.stringify(claims));
  return `storm-demo.${payload}.${signatureOf(payload)}`;
}

/** The user a token speaks for, or null for one that is forged, broken or past its day. */
export function readToken(token: string, now = Date.now()): User | null {
  const [head, payload = '', signature] = token.split('.');
  if (head !== 'storm-demo' || signature !== signatureOf(payload)) return null;
  try {
    const { exp, user } = JSON.parse(fromBase64Url(payload)) as Claims;
    return exp * 1000 > now ? user : null;
  } catch {
    return null;
  }
}
