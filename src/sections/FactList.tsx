import type { ReactNode } from 'react';
import { Section, SectionHead } from '@/ui/Section';
import styles from './FactList.module.scss';
import { Prose } from './Prose';

interface FactListProps {
  /** Id for hash links. */
  id: string;
  tone?: 'surface';
  /** Follows a section with the same background. */
  joined?: boolean;
  /** A smaller heading, within a chapter. */
  quiet?: boolean;
  title: string;
  text?: string;
  /** `figure`: the number that matters, large above the title. */
  items: Readonly<Record<string, { title: string; figure?: string; text: string }>>;
  /** Below the list. */
  children?: ReactNode;
}

/** Terms and what is agreed about each. */
export function FactList({ id, tone, joined = false, quiet = false, title, text, items, children }: FactListProps) {
  return (
    <Section id={id} joined={joined} labelledBy={`${id}-title`} tone={tone}>
      <SectionHead id={`${id}-title`} title={title} text={text} quiet={quiet} />
      <dl className={styles.list}>
        {Object.entries(items).map(([key, item]) => (
          <div key={key}>
            <dt>
              {item.figure && <strong>{item.figure}</strong>} {item.title}
            </dt>
            <dd>
              <Prose text={item.text} />
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </Section>
  );
}
