import type { FieldFormat } from '@/lib/fieldRules';
import { type LanguageCode, languageCodes } from '@/site/languages';
import type { RequiredFieldName } from '@/site/messageKinds';

/** HTTP status by problem code. */
export const problemStatus = {
  fields: 400,
  unreadable: 400,
  badAddress: 400,
  badKey: 400,
  foreign: 403,
  token: 403,
  noSuchCall: 404,
  onlyGet: 405,
  tooLarge: 413,
  notJson: 415,
  keyReused: 422,
  tooMany: 429,
  failed: 500,
  storeAway: 503,
  storeFull: 507,
} as const;

/** Why a request is refused; the key of its text in the words. */
export type ProblemCode = keyof typeof problemStatus;

/**
 * The namespace `server`: localized problem texts. `titles` are by status: with the type about:blank a title is the
 * status in words (RFC 9457, 4.2.1).
 */
export interface ProblemWords {
  titles: Record<(typeof problemStatus)[ProblemCode], string>;
  details: Record<ProblemCode, string>;
  fields: { required: Record<RequiredFieldName, string>; invalid: Record<FieldFormat, string>; tooLong: string };
}

/** Loads the problem texts of every language, which are bundled into the server. */
export async function loadProblemWords(): Promise<Readonly<Record<LanguageCode, ProblemWords>>> {
  const entries = languageCodes.map(async (code) => {
    const words = (await import(/* webpackMode: "eager" */ `@words/${code}/server.json`)) as { default: ProblemWords };
    return [code, words.default] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<LanguageCode, ProblemWords>;
}
