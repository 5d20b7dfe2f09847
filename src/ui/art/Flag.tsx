import type { LanguageCode } from '@/site/languages';
import styles from './Flag.module.scss';

interface FlagProps {
  /** Turkish, English (the Union Jack, simplified) or German. */
  code: LanguageCode;
}

const flags = {
  tr: (
    <>
      <path d="M0 0h20v14H0z" fill="#e0202b" />
      <path d="M10.3 9.6A3.9 3.9 0 1 1 10.3 4.4 3.2 3.2 0 1 0 10.3 9.6z" fill="#fff" />
      <path d="M10.6 7l1.3-.45.02-1.37.82 1.1 1.31-.41L13.26 7l.79 1.13-1.31-.41-.82 1.1-.02-1.37z" fill="#fff" />
    </>
  ),
  en: (
    <>
      <path d="M0 0h20v14H0z" fill="#1b3a7a" />
      <path d="M0 0l20 14M20 0 0 14" stroke="#fff" strokeWidth="2.8" />
      <path d="M0 0l20 14M20 0 0 14" stroke="#d8222f" strokeWidth="1" />
      <path d="M10 0v14M0 7h20" stroke="#fff" strokeWidth="4.4" />
      <path d="M10 0v14M0 7h20" stroke="#d8222f" strokeWidth="2.4" />
    </>
  ),
  de: (
    <>
      <path d="M0 0h20v5H0z" fill="#1a1a1a" />
      <path d="M0 4.67h20v5H0z" fill="#d8222f" />
      <path d="M0 9.33h20V14H0z" fill="#f4c430" />
    </>
  ),
} as const satisfies Record<LanguageCode, unknown>;

/** The flag beside a language's name, 20 × 14. Decorative. */
export function Flag({ code }: FlagProps) {
  return (
    <svg className={styles.root} width="20" height="14" viewBox="0 0 20 14" aria-hidden="true" focusable="false">
      {flags[code]}
    </svg>
  );
}
