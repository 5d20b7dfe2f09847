/** The company domains; the first is the fallback. Their SEO texts are words, `hosts.json`. */
export const companyDomains = [
  'storm.example',
  'stormyazilim.example',
  'storm-software.example',
  'storm-soft.example',
] as const;

export type Domain = (typeof companyDomains)[number];

/** 'WWW.Storm-Soft.example:3000' → 'storm-soft.example'; an unknown host → the first domain. */
export function domainOf(host: string): Domain {
  const hostWithoutWww = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '');
  return companyDomains.find((domain) => domain === hostWithoutWww) ?? companyDomains[0];
}

/** The canonical origin of a host: https, without www and port. */
export const canonicalOrigin = (host: string): string => `https://${domainOf(host)}`;
