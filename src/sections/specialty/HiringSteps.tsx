import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import { FreeChair } from '@/ui/art/specialty/FreeChair';
import styles from './HiringSteps.module.scss';

interface HiringStepsWords {
  title: string;
  steps: Record<string, { title: string; text: string }>;
  /** For visitors without a matching job. */
  none: { title: string; text: string; action: string };
}

/** Hiring process, and a contact link. */
export function HiringSteps({ title, steps, none }: HiringStepsWords) {
  return (
    <Section tight labelledBy="hiring-title">
      <div className={styles.root}>
        <div>
          <h2 id="hiring-title" className={styles.title}>
            {title}
          </h2>
          <ol>
            {Object.entries(steps).map(([key, step]) => (
              <li key={key}>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.none}>
          <div>
            <h3>{none.title}</h3>
            <p>{none.text}</p>
            <Button variant="ink" to="contact" icon="arrow-right">
              {none.action}
            </Button>
          </div>
          <FreeChair />
        </div>
      </div>
    </Section>
  );
}
