import { type ReactNode, useState } from 'react';
import { FoldButton, type FoldWords } from '@/ui/FoldButton';
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
  /** In narrow windows only the first terms are shown, until a button is pressed. */
  fold?: FoldWords;
  title: string;
  text?: string;
  /** `figure`: the number that matters, large above the title. */
  items: Readonly<Record<string, { title: string; figure?: string; text: string }>>;
  /** Drawn between a term and its text, by the term's key. */
  pictures?: Readonly<Record<string, ReactNode>>;
  /** Below the list. */
  children?: ReactNode;
}

/** Terms and what is agreed about each. */
export function FactList(props: FactListProps) {
  const { id, tone, joined = false, quiet = false, fold, title, text, items, pictures, children } = props;
  const [isFolded, setFolded] = useState(true);
  return (
    <Section id={id} joined={joined} labelledBy={`${id}-title`} tone={tone}>
      <SectionHead id={`${id}-title`} title={title} text={text} quiet={quiet} />
      <dl id={`${id}-list`} className={styles.list} data-folded={(fold && isFolded) || undefined}>
        {Object.entries(items).map(([key, item]) => (
          <div key={key}>
            <dt>
              {item.figure && <strong>{item.figure}</strong>} {item.title}
            </dt>
            <dd>
              {pictures?.[key]}
              <Prose text={item.text} />
            </dd>
          </div>
        ))}
      </dl>
      {fold && (
        <div className={styles.fold}>
          <FoldButton
            words={fold}
            count={Object.keys(items).length}
            controls={`${id}-list`}
            isFolded={isFolded}
            setFolded={setFolded}
          />
        </div>
      )}
      {children}
    </Section>
  );
}
