/**
 * @jest-environment node
 */
import { isSafeAddress } from '@/server/safeAddress';

describe('an address for the feed proxy', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.1',
    '169.253.255.255',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.3.1',
    '192.167.255.255',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '2001:4860:4860::8888',
    '2606:4700::1111',
    '2a00:1450:4001::1',
  ])('is allowed when it is public: %s', (address) => {
    expect(isSafeAddress(address)).toBe(true);
    expect(isSafeAddress(address, { loopback: true })).toBe(true);
  });

  it.each([
    ['this network', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['private', '10.0.0.1'],
    ['private', '10.255.255.255'],
    ['shared by a provider', '100.64.0.1'],
    ['metadata of a cloud', '100.100.100.200'],
    ['shared by a provider', '100.127.255.255'],
    ['metadata of a cloud', '168.63.129.16'],
    ['link-local', '169.254.0.1'],
    ['metadata of a cloud', '169.254.169.254'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['protocol assignment', '192.0.0.1'],
    ['metadata of a cloud', '192.0.0.192'],
    ['documentation', '192.0.2.1'],
    ['6to4 relay', '192.88.99.1'],
    ['private', '192.168.0.1'],
    ['benchmark', '198.18.0.1'],
    ['benchmark', '198.19.255.255'],
    ['documentation', '198.51.100.1'],
    ['documentation', '203.0.113.1'],
    ['multicast', '224.0.0.1'],
    ['multicast', '239.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['IPv4 in IPv6', '::127.0.0.1'],
    ['IPv4 in IPv6', '::ffff:127.0.0.1'],
    ['IPv4 in IPv6', '::FFFF:7f00:1'],
    ['IPv4 in IPv6', '::ffff:8.8.8.8'],
    ['IPv4 in IPv6', '0:0:0:0:0:ffff:a00:1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['NAT64', '64:ff9b::808:808'],
    ['local NAT64', '64:ff9b:1::1'],
    ['discard-only', '100::1'],
    ['Teredo', '2001::1'],
    ['protocol assignment', '2001:1ff::1'],
    ['documentation', '2001:db8::1'],
    ['6to4 of loopback', '2002:7f00:1::'],
    ['6to4', '2002:808:808::1'],
    ['documentation', '3fff::1'],
    ['unique local', 'fc00::1'],
    ['metadata of a cloud', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['public with a zone', '2606:4700::1111%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['no address', ''],
    ['a name', 'localhost'],
    ['an IPv4 short form', '127.1'],
    ['a number', '2130706433'],
    ['an address in brackets', '[2606:4700::1111]'],
  ])('is refused as %s: %s', (_, address) => {
    expect(isSafeAddress(address)).toBe(false);
    expect(isSafeAddress(address, { loopback: true })).toBe(false);
  });

  it.each(['127.0.0.1', '127.255.255.254', '::1'])(
    'is refused as loopback unless loopback is allowed: %s',
    (address) => {
      expect(isSafeAddress(address)).toBe(false);
      expect(isSafeAddress(address, { loopback: true })).toBe(true);
    },
  );
});
