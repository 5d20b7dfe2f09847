import type en from '@words/en/demos/classic.json';
import { Button } from '@/ui/Button';
import { StreetEnd } from '@/ui/art/demos/StreetEnd';
import styles from './LodosCta.module.scss';

/** Call to action above the roofs of the hero's street. */
export function LodosCta({ title, text, action }: typeof en.end) {
  return (
    <section aria-labelledby="end-title" className={styles.root}>
      <h2 id="end-title">{title}</h2>
      <p>{text}</p>
      <Button to="contact" icon="arrow-right">
        {action}
      </Button>
      <StreetEnd />
    </section>
  );
}
