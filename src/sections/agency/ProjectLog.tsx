import { Section, SectionHead } from '@/ui/Section';
import styles from './ProjectLog.module.scss';

interface ProjectLogProps {
  title: string;
  text: string;
  items: Record<string, { week: string; title: string; text: string }>;
}

/** The process as a log, newest first, along one line with a branch that comes back. */
export function ProjectLog({ title, text, items }: ProjectLogProps) {
  return (
    <Section labelledBy="log-title">
      <SectionHead id="log-title" title={title} text={text} />
      <ol className={styles.root} reversed>
        {Object.entries(items).map(([key, { week, title: name, text: note }]) => (
          <li key={key}>
            <p className={styles.week}>{week}</p>
            <div>
              <h3>{name}</h3>
              <p>{note}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
