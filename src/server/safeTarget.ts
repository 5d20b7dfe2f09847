import { isIP } from 'node:net';
import { isSafeAddress } from './safeAddress';

/**
 * False for an address whose host is written as an IP address outside the public internet: sockets ask the guarded
 * lookup for names only.
 * @param loopback also allow this machine itself
 */
export function isSafeTarget({ hostname }: URL, loopback: boolean): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) === 0 || isSafeAddress(literal, { loopback });
}
