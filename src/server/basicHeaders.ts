import { emptyPolicy, securityHeaders } from '@/site/securityHeaders';

/** On every answer; a page brings its own policy and `documentHeaders`. */
export const basicHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'content-security-policy': emptyPolicy,
};
