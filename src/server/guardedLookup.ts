import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isSafeAddress } from './safeAddress';

export type Lookup = typeof dns.lookup;

/**
 * Makes the lookup for a socket: the addresses it checks are the ones the socket connects to, so a name can't change
 * its mind between check and use. One refused address refuses the name.
 * @param loopback allow this machine itself
 * @param lookup the resolver
 */
export function guardedLookup(loopback: boolean, lookup: Lookup = dns.lookup): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isSafeAddress(address, { loopback }))) {
        return callback(new Error('The name does not lead to the public internet.'), []);
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}
