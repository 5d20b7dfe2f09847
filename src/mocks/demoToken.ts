import type { User } from '@/features/auth/authSlice';
import { fingerprint } from './hashText';

/** Claims of a demo token; `exp` in Unix seconds, as in a JWT. */
interface Claims {
  sub: number;
  role: 'admin';
  exp: number;
  user: User;
}

/** Seconds; the session cookie has the same lifetime. */
const secondsPerDay = 86_400;

const toBase64Url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64Url = (code: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)),
  );

/** A checksum, not cryptographic: detects edited tokens. */
const signatureOf = (payload: string): string => fingerprint(`storm-demo.${payload}`);

/**
 * A token for a user: `storm-demo.<base64url claims>.<signature>`, valid for a day.
 * @param now Unix time in ms
 */
export function signToken(user: User, now = Date.now()): string {
  const claims: Claims = { sub: user.id, role: 'admin', exp: Math.floor(now / 1000) + secondsPerDay, user };
  const payload = toBase64Url(JSON.stringify(claims));
  return `storm-demo.${payload}.${signatureOf(payload)}`;
}

/** The user of a token; null when it is malformed, edited or expired. */
export function verifyToken(token: string, now = Date.now()): User | null {
  const [head, payload = '', signature] = token.split('.');
  if (head !== 'storm-demo' || signature !== signatureOf(payload)) return null;
  try {
    const { exp, user } = JSON.parse(fromBase64Url(payload)) as Claims;
    return exp * 1000 > now ? user : null;
  } catch {
    return null;
  }
}
