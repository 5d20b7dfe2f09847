import { listFormat, numberFormat } from '@/lib/formats';
import type { LanguageCode } from '@/site/languages';

/** Accepted file extensions. */
export const fileKinds = ['pdf', 'docx', 'odt'] as const;

/** Maximum size in bytes. */
export const fileLimit = 5 * 1024 * 1024;

export type FileProblem = 'kind' | 'large' | 'empty';

/** Accepted types as a list: "PDF, DOCX or ODT" (en-GB: no serial comma). */
export const fileKindsIn = (language: LanguageCode): string =>
  listFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' }).format(
    fileKinds.map((kind) => kind.toUpperCase()),
  );

/** Validates name and size; null when valid. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | null {
  const ending = name.toLowerCase().split('.').pop() ?? '';
  if (!name.includes('.') || !(fileKinds as readonly string[]).includes(ending)) return 'kind';
  if (size === 0) return 'empty';
  return size > fileLimit ? 'large' : null;
}

/** File size in kilobytes or megabytes of the locale. */
export function fileSize(bytes: number, locale: string): string {
  const large = bytes >= 1024 * 1024;
  const value = bytes / (large ? 1024 * 1024 : 1024);
  return numberFormat(locale, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? value : Math.max(1, Math.round(value)));
}
