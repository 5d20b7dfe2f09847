import { emptyPolicy, securityHeaders } from '@/site/securityHeaders';

/** Headers of every response; pages have their own policy and `documentHeaders`. */
export const basicHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'content-security-policy': emptyPolicy,
};
