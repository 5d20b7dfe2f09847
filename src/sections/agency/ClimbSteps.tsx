import { Section } from '@/ui/Section';
import { Isobars } from '@/ui/art/Isobars';
import styles from './ClimbSteps.module.scss';

interface ClimbStepsProps {
  title: string;
  items: Record<string, { height: string; name: string; text: string }>;
}

/** Process in four steps, each placed higher. */
export function ClimbSteps({ title, items }: ClimbStepsProps) {
  return (
    <div className={styles.root}>
      <Section tone="ink" labelledBy="camps-title">
        <div className={styles.map}>
          <Isobars name="card" tone="onInk" />
        </div>
        <h2 id="camps-title">{title}</h2>
        <ol className={styles.wall}>
          {Object.entries(items).map(([key, { height, name, text }]) => (
            <li key={key}>
              <p className={styles.height}>{height}</p>
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
