import dns from 'node:dns';

/** Preloaded (`--import`): resolves host names in `.test` to 127.0.0.1. */
const { lookup } = dns;
dns.lookup = (hostname, options, callback) =>
  hostname.endsWith('.test')
    ? callback(null, [{ address: '127.0.0.1', family: 4 }])
    : lookup(hostname, options, callback);
