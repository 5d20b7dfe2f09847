import { settings } from './settings';

/** localhost and IP addresses have no subdomains. */
const hasNoDomain = /^(localhost|[\d.]+|\[[\da-f:.]+\])(:\d+)?$/i;

/**
 * The URL of the customers' app: `app.` before the site's host without www; for localhost and IP addresses before the
 * host of the settings. `host` is `location.host`.
 */
export function appUrl(host: string): string {
  const hostWithoutWww = host.replace(/^www\./i, '');
  return `https://app.${hasNoDomain.test(hostWithoutWww) ? settings.appHost : hostWithoutWww}`;
}
