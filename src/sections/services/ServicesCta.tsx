import { Button } from '@/ui/Button';
import { HeldUmbrella } from '@/ui/art/about/HeldUmbrella';
import styles from './ServicesCta.module.scss';

interface ServicesCtaProps {
  title: string;
  action: string;
  index: string;
}

/** Call to action below the mascot, which holds an umbrella. */
export function ServicesCta({ title, action, index }: ServicesCtaProps) {
  return (
    <section className={styles.root} aria-labelledby="held-title">
      <div className={styles.words}>
        <HeldUmbrella />
        <h2 id="held-title">{title}</h2>
        <div>
          <Button to="contact" size="l" icon="arrow-right">
            {action}
          </Button>
          <Button variant="text" size="l" to="services/v2">
            {index}
          </Button>
        </div>
      </div>
    </section>
  );
}
