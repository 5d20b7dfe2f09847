import { Section, SectionHead } from '@/ui/Section';
import { type Entry, LogSketch } from '@/ui/art/agency/LogSketch';
import styles from './ProjectLog.module.scss';

interface ProjectLogProps {
  title: string;
  text: string;
  items: Record<Entry, { week: string; title: string; text: string }>;
}

/** Process as a timeline, newest first. */
export function ProjectLog({ title, text, items }: ProjectLogProps) {
  return (
    <Section labelledBy="log-title">
      <SectionHead id="log-title" title={title} text={text} />
      <ol className={styles.root} reversed>
        {(Object.keys(items) as Entry[]).map((key) => (
          <li key={key}>
            <p className={styles.week}>{items[key].week}</p>
            <div>
              <h3>{items[key].title}</h3>
              <p>{items[key].text}</p>
            </div>
            <LogSketch entry={key} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
