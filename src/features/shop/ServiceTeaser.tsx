import { Button } from '@/ui/Button';
import { Mascot } from '@/ui/art/Mascot';
import styles from './ServiceTeaser.module.scss';

interface ServiceCardProps {
  words: { title: string; text: string; action: string };
}

/** Teaser for our services, last in the unfiltered grid. */
export function ServiceTeaser({ words }: ServiceCardProps) {
  return (
    <aside className={styles.root}>
      <div className={styles.mascot}>
        <Mascot mood="smile" />
      </div>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <Button to="contact" variant="line" icon="arrow-right">
        {words.action}
      </Button>
    </aside>
  );
}
