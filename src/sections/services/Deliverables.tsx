import { Icon } from '@/ui/Icon';
import { Section, SectionHead } from '@/ui/Section';
import { FitSign } from '@/ui/art/about/FitSign';
import styles from './Deliverables.module.scss';

interface DeliverablesProps {
  gets: { title: string; text: string; items: readonly string[] };
  fit: {
    title: string;
    yes: { title: string; items: readonly string[] };
    no: { title: string; items: readonly string[] };
  };
}

/** Deliverables, and two signs at one post: for whom the service is suited, and for whom not. */
export function Deliverables({ gets, fit }: DeliverablesProps) {
  return (
    <Section tone="surface" labelledBy="gets-title">
      <div className={styles.root}>
        <div className={styles.paper}>
          <div className={styles.note}>
            <SectionHead title={gets.title} text={gets.text} id="gets-title" quiet />
            <ul>
              {gets.items.map((item) => (
                <li key={item}>
                  <Icon name="check-lg" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={styles.fit}>
          <h2>{fit.title}</h2>
          <div className={styles.post}>
            {(['yes', 'no'] as const).map((side) => (
              <div key={side}>
                <FitSign of={side} />
                <h3>{fit[side].title}</h3>
                <ul>
                  {fit[side].items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
