import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import { Mascot } from '@/ui/art/Mascot';
import styles from './NotOffered.module.scss';

interface NotOfferedProps {
  not: { title: string; items: readonly string[] };
  pick: { title: string; action: string; umbrellas: string };
}

/** What is not offered, beside a call to action. */
export function NotOffered({ not, pick }: NotOfferedProps) {
  return (
    <Section wide>
      <div className={styles.root}>
        <section className={styles.not} aria-labelledby="not-title">
          <h2 id="not-title">{not.title}</h2>
          <ul>
            {not.items.map((item) => (
              <li key={item}>
                <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
                  <path d="M2 2L14 14M14 2L2 14" />
                </svg>
                <del>{item}</del>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.pick} aria-labelledby="pick-title">
          <h2 id="pick-title">{pick.title}</h2>
          <div className={styles.actions}>
            <Button size="l" to="contact" icon="arrow-right">
              {pick.action}
            </Button>
            <Button size="l" variant="line" to="services/v1">
              {pick.umbrellas}
            </Button>
          </div>
          <div className={styles.mascot}>
            <Mascot pose="stand" mood="open" />
          </div>
        </section>
      </div>
    </Section>
  );
}
