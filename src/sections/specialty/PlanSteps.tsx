import { LyingThermometer } from '@/ui/art/specialty/LyingThermometer';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import styles from './PlanSteps.module.scss';

interface PlanStepsWords {
  title: string;
  steps: Record<string, { title: string; text: string }>;
  write: string;
  faq: string;
}

/** Steps from a plan to an offer, on a thermometer that warms with them. */
export function PlanSteps({ title, steps, write, faq }: PlanStepsWords) {
  return (
    <Section labelledBy="plan-next-title">
      <div className={styles.panel}>
        <h2 id="plan-next-title" className={styles.title}>
          {title}
        </h2>
        <div className={styles.scale}>
          <LyingThermometer />
          <ol>
            {Object.entries(steps).map(([key, step]) => (
              <li key={key}>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.actions}>
          <Button variant="brand" to="contact" icon="arrow-right">
            {write}
          </Button>
          <Button variant="text" to="faq" search="topic=money">
            {faq}
          </Button>
        </div>
      </div>
    </Section>
  );
}
