import { isBuilt } from '@/site/addresses';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import styles from './EmptyPlace.module.scss';

interface EmptyPlaceProps {
  title: string;
  text: string;
  action: string;
  write: string;
}

/** The last page of the album: an outline where a stamp is missing. */
export function EmptyPlace({ title, text, action, write }: EmptyPlaceProps) {
  return (
    <Section labelledBy="join-title">
      <div className={styles.root}>
        <div className={styles.place} aria-hidden="true" />
        <div className={styles.words}>
          <h2 id="join-title">{title}</h2>
          <p>{text}</p>
          <div>
            {isBuilt('career') && (
              <Button to="career" icon="arrow-right">
                {action}
              </Button>
            )}
            <Button variant={isBuilt('career') ? 'text' : 'brand'} to="contact">
              {write}
            </Button>
          </div>
        </div>
      </div>
    </Section>
  );
}
