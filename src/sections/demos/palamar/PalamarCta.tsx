import type en from '@words/en/demos/finance-consulting.json';
import { Button } from '@/ui/Button';
import { Quay } from '@/ui/art/demos/Quay';
import styles from './PalamarCta.module.scss';

/** Call to action beside the drawing of a quay. */
export function PalamarCta({ title, text, action }: typeof en.end) {
  return (
    <section aria-labelledby="end-title" className={styles.root}>
      <div className={styles.copy}>
        <h2 id="end-title">{title}</h2>
        <p>{text}</p>
        <Button variant="ink" to="contact" icon="arrow-right">
          {action}
        </Button>
      </div>
      <Quay />
    </section>
  );
}
