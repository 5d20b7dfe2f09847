import type { ReactNode } from 'react';
import styles from './Section.module.scss';

interface SectionProps {
  /** For links to this place of the page. */
  id?: string;
  /** The ground: the page's, a quiet band, or the dark one. */
  tone?: 'plain' | 'surface' | 'ink';
  /** 1320 px instead of 1200. */
  wide?: boolean;
  /** Continues the band above on the same ground: the air between them is there once. */
  joined?: boolean;
  /** Id of the heading that names the section; see SectionHead. */
  labelledBy?: string;
  children: ReactNode;
}

/** The frame of every band of a page: its ground, its air and its width. */
export function Section({ id, tone = 'plain', wide = false, joined = false, labelledBy, children }: SectionProps) {
  const looks = [styles.root, tone !== 'plain' && styles[tone], joined && styles.joined];
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
  /** 1 on pages whose first band this is. */
  level?: 1 | 2;
}

/** The words above a section: a small line, the heading, one paragraph. */
export function SectionHead({ eyebrow, title, text, id, align = 'start', level = 2 }: SectionHeadProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={`${styles.head} ${align === 'center' ? styles.center : ''}`}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Heading id={id}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}
