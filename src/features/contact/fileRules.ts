import { listFormat, numberFormat } from '@/lib/formats';
import type { LanguageCode } from '@/site/languages';

/** The kinds of file that an application may come as, by their endings. */
export const fileKinds = ['pdf', 'docx', 'odt'] as const;

/** Bytes. */
export const fileLimit = 5 * 1024 * 1024;

export type FileProblem = 'kind' | 'large' | 'empty';

/** The kinds as a sentence lists them: "PDF, DOCX or ODT"; English as in Britain, without a comma before the last. */
export const fileKindsIn = (language: LanguageCode): string =>
  listFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' }).format(
    fileKinds.map((kind) => kind.toUpperCase()),
  );

/** What is wrong with a file, by its name and its size; null when nothing is. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | null {
  const ending = name.toLowerCase().split('.').pop() ?? '';
  if (!name.includes('.') || !(fileKinds as readonly string[]).includes(ending)) return 'kind';
  if (size === 0) return 'empty';
  return size > fileLimit ? 'large' : null;
}

/** A size as people read it, in kilobytes or megabytes of the locale. */
export function fileSize(bytes: number, locale: string): string {
  const large = bytes >= 1024 * 1024;
  const value = bytes / (large ? 1024 * 1024 : 1024);
  return numberFormat(locale, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? value : Math.max(1, Math.round(value)));
}
