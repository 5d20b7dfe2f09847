import { settings } from './settings';

/** localhost and bare IP addresses have no subdomains. */
const hasNoDomain = /^(localhost|[\d.]+|\[[\da-f:.]+\])(:\d+)?$/i;

/**
 * Where customers sign in: the app subdomain of the site's own host (spec 2.5). `host` is `location.host`; www is
 * dropped, and localhost maps to the host of the settings.
 */
export function appUrl(host: string): string {
  const bare = host.replace(/^www\./i, '');
  return `https://app.${hasNoDomain.test(bare) ? settings.appHost : bare}`;
}
