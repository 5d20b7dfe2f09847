import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Named networks of TRUST_PROXY. */
const namedNetworks: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const addressFamily = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Creates the test for addresses of proxies whose X-Forwarded-* headers count.
 * @param proxies addresses, networks (10.0.0.0/8) and names as in TRUST_PROXY; `false`: none
 */
export function createProxyTest(proxies: false | readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const entry of (proxies || []).flatMap((proxy) => namedNetworks[proxy] ?? proxy)) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) list.addAddress(address, addressFamily(address));
    else list.addSubnet(address, Number(bits), addressFamily(address));
  }
  return (address) =>
    Boolean(proxies && address && isIP(address)) && list.check(address as string, addressFamily(address as string));
}

/** Creates the test for https requests: a trusted proxy's X-Forwarded-Proto ends in https. The server speaks http. */
export const createHttpsTest =
  (trusted: (address: string | undefined) => boolean) =>
  ({ headers, socket }: IncomingMessage): boolean => {
    const given = headers['x-forwarded-proto'];
    return given !== undefined && String(given).split(',').at(-1)?.trim() === 'https' && trusted(socket.remoteAddress);
  };
