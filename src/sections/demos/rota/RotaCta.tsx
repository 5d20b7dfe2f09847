import type en from '@words/en/demos/mobile-app.json';
import { Button } from '@/ui/Button';
import { NightRoad } from '@/ui/art/demos/NightRoad';
import styles from './RotaCta.module.scss';

/** Call to action on the drawing of a road at night. */
export function RotaCta({ title, text, action }: typeof en.end) {
  return (
    <section aria-labelledby="end-title" className={styles.root}>
      <NightRoad />
      <div className={styles.copy}>
        <h2 id="end-title">{title}</h2>
        <p>{text}</p>
        <Button to="contact" icon="arrow-right">
          {action}
        </Button>
      </div>
    </section>
  );
}
