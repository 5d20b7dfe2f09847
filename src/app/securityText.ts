import { company } from '@/site/company';
import { languageCodes } from '@/site/languages';
import { settings } from '@/site/settings';

/** security.txt (RFC 9116); expires a year after the build. */
export function securityText(now: Date): string {
  const expires = new Date(now);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return `Contact: mailto:${company.email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${languageCodes.join(', ')}
Canonical: ${settings.siteUrl}/.well-known/security.txt
`;
}
