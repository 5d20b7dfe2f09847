import { Button } from '@/ui/Button';
import { Mascot } from '@/ui/art/Mascot';
import { Umbrella } from '@/ui/art/about/Umbrella';
import styles from './ServicesCta.module.scss';

interface ServicesCtaProps {
  title: string;
  action: string;
  index: string;
}

/** Call to action, drawn under an umbrella. */
export function ServicesCta({ title, action, index }: ServicesCtaProps) {
  return (
    <section className={styles.root} aria-labelledby="held-title">
      <div className={styles.umbrella} aria-hidden="true">
        <Umbrella of="web" />
      </div>
      <div className={styles.words}>
        <h2 id="held-title">{title}</h2>
        <div>
          <Button to="contact" size="l" icon="arrow-right">
            {action}
          </Button>
          <Button variant="text" size="l" to="services/v2">
            {index}
          </Button>
        </div>
        <div className={styles.mascot}>
          <Mascot mood="open" />
        </div>
      </div>
    </section>
  );
}
