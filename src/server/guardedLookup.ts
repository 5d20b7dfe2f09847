import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isSafeAddress } from './safeAddress';

/** Resolves a host name; tests replace it. */
export type Lookup = typeof dns.lookup;

/**
 * Creates a `lookup` for sockets that rejects names which resolve to a non-public address, even beside public ones. The
 * socket connects to the checked addresses, which prevents DNS rebinding.
 * @param loopback allow this machine itself
 * @param lookup the resolver
 */
export function guardedLookup(loopback: boolean, lookup: Lookup = dns.lookup): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isSafeAddress(address, { loopback }))) {
        return callback(new Error(`${hostname} does not resolve to public addresses only.`), []);
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}
