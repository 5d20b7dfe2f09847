import { Section, SectionHead } from '@/ui/Section';
import { type Entry, LogSketch } from '@/ui/art/agency/LogSketch';
import styles from './ProjectLog.module.scss';

interface ProjectLogProps {
  title: string;
  text: string;
  items: Record<Entry, { week: string; title: string; text: string }>;
}

const order: readonly Entry[] = ['e', 'd', 'c', 'b', 'a'];

/** Process as a timeline: on wide screens two rows with a mark for each week between, otherwise a list along its line. */
export function ProjectLog({ title, text, items }: ProjectLogProps) {
  return (
    <Section labelledBy="log-title" tone="ink">
      <SectionHead id="log-title" title={title} text={text} />
      <ol className={styles.root}>
        {order.map((key) => (
          <li key={key}>
            <div>
              <p className={styles.week}>{items[key].week}</p>
              <h3>{items[key].title}</h3>
              <p className={styles.text}>{items[key].text}</p>
            </div>
            <LogSketch entry={key} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
