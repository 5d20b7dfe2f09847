import { isIP } from 'node:net';
import { isSafeAddress } from './safeAddress';

/**
 * False for a URL whose host is a non-public IP literal: sockets call the guarded lookup for names only.
 * @param loopback also allow this machine itself
 */
export function isSafeTarget({ hostname }: URL, loopback: boolean): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) === 0 || isSafeAddress(literal, { loopback });
}
