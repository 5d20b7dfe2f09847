import type en from '@words/en/demos/classic.json';
import { Button } from '@/ui/Button';
import { Front } from '@/ui/art/Front';
import styles from './LodosCta.module.scss';

/** Call to action below the drawing of a weather front. */
export function LodosCta({ title, text, action }: typeof en.end) {
  return (
    <section aria-labelledby="end-title" className={styles.root}>
      <div className={styles.front}>
        <Front />
      </div>
      <h2 id="end-title">{title}</h2>
      <p>{text}</p>
      <Button to="contact" icon="arrow-right">
        {action}
      </Button>
    </section>
  );
}
