import type en from '@words/en/demos/finance-consulting.json';
import { SeaChart } from '@/ui/art/demos/SeaChart';
import styles from './AdvisorySteps.module.scss';

/** Four steps, drawn on a sea chart. */
export function AdvisorySteps({ title, steps }: typeof en.course) {
  return (
    <section className={styles.root} aria-labelledby="course-title">
      <h2 id="course-title">{title}</h2>
      <div className={styles.chart}>
        <SeaChart />
        <ol>
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
