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
            <Mascot mood="open" />
          </div>
        </section>
      </div>
    </Section>
  );
}
