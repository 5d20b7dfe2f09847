import type { ReactNode } from 'react';
import styles from './Section.module.scss';

interface SectionProps {
  /** Id for hash links. */
  id?: string;
  /** Background: none, surface, or dark. */
  tone?: 'plain' | 'surface' | 'ink';
  /** 1320 px wide instead of 1200. */
  wide?: boolean;
  /** Follows a section with the same background: no padding at the top. */
  joined?: boolean;
  /** Belongs to the chapter of the section before: less padding. */
  tight?: boolean;
  /** Id of the heading, for aria-labelledby; see SectionHead. */
  labelledBy?: string;
  children: ReactNode;
}

/** Background, padding and width of a section. */
export function Section({
  id,
  tone = 'plain',
  wide = false,
  joined = false,
  tight = false,
  labelledBy,
  children,
}: SectionProps) {
  const looks = [styles.root, tone !== 'plain' && styles[tone], tight && styles.tight, joined && styles.joined];
  return (
    <section id={id} className={looks.filter(Boolean).join(' ')} aria-labelledby={labelledBy}>
      <div className={`${styles.container} ${wide ? styles.wide : ''}`}>{children}</div>
    </section>
  );
}

interface SectionHeadProps {
  eyebrow?: string;
  title: string;
  text?: string;
  /** Id of the heading, for the section's `labelledBy`. */
  id?: string;
  align?: 'start' | 'center';
  /** 1 for the page's h1. */
  level?: 1 | 2;
  /** A smaller heading, between the chapters of a page. */
  quiet?: boolean;
}

/** Eyebrow, heading and intro of a section. */
export function SectionHead({ eyebrow, title, text, id, align = 'start', level = 2, quiet = false }: SectionHeadProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={`${styles.head} ${align === 'center' ? styles.center : ''}`}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Heading id={id} className={quiet ? styles.quiet : undefined}>
        {title}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}
