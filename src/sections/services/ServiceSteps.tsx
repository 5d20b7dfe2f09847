import { Section } from '@/ui/Section';
import styles from './ServiceSteps.module.scss';

interface ServiceStepsProps {
  title: string;
  steps: readonly { title: string; text: string }[];
}

/** Process, drawn along a cable. */
export function ServiceSteps({ title, steps }: ServiceStepsProps) {
  return (
    <Section labelledBy="way-title">
      <div className={styles.root}>
        <h2 id="way-title">{title}</h2>
        <ol>
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
