import { type LanguageCode, languageOf } from '@/site/languages';
import styles from './Flag.module.scss';

/** The flag beside a language's name, 20 × 14. Decorative. */
export function Flag({ code }: { code: LanguageCode }) {
  return (
    <svg className={styles.root} width="20" height="14" viewBox="0 0 20 14" aria-hidden="true" focusable="false">
      {languageOf(code).flag.map((path, index) => (
        <path key={index} {...path} />
      ))}
    </svg>
  );
}
