import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not public (IANA special-purpose registry), and Azure's metadata host. */
const privateV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** All of public IPv6; excludes mapped IPv4, NAT64, ULA, link-local and multicast. */
const publicV6 = ['2000::/3'];
/** Inside 2000::/3: protocol assignments with Teredo, documentation, and 6to4, which embeds any IPv4 address. */
const privateV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function createNetworkTest(list: readonly string[]): (address: string) => boolean {
  const blocks = new BlockList();
  for (const network of list) {
    const [address = '', bits] = network.split('/');
    blocks.addSubnet(address, Number(bits), isIP(address) === 4 ? 'ipv4' : 'ipv6');
  }
  return (address) => blocks.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}

const isPrivateV4 = createNetworkTest(privateV4);
const isPublicV6 = createNetworkTest(publicV6);
const isPrivateV6 = createNetworkTest(privateV6);
const isLoopbackV4 = createNetworkTest(['127.0.0.0/8']);

/**
 * Whether an IP address is public: names that others control must not lead the server elsewhere (SSRF). Unknown
 * notations are rejected.
 * @param address IPv4 or IPv6 as the resolver or `net` writes it, without brackets
 * @param loopback also allow this machine itself (FEED_LOOPBACK=allow)
 */
export function isSafeAddress(address: string, { loopback = false } = {}): boolean {
  const family = address.includes('%') ? 0 : isIP(address);
  if (family === 0) return false;
  if (family === 4) return !isPrivateV4(address) || (loopback && isLoopbackV4(address));
  return (isPublicV6(address) && !isPrivateV6(address)) || (loopback && address === '::1');
}
