import { lookOf, personIds } from '@/data/people';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import { Bust } from '@/ui/art/people/Bust';
import styles from './TeamTeaser.module.scss';

interface TeamTeaserProps {
  title: string;
  text: string;
  action: string;
  note: string;
}

/** Teaser for the team page. */
export function TeamTeaser({ title, text, action, note }: TeamTeaserProps) {
  return (
    <Section joined labelledBy="crew-title">
      <div className={styles.root}>
        <div className={styles.words}>
          <h2 id="crew-title">{title}</h2>
          <p>{text}</p>
          <Button variant="line" to="team" icon="arrow-right">
            {action}
          </Button>
          <p className={styles.note}>{note}</p>
        </div>
        <div className={styles.row} aria-hidden="true">
          {personIds.map((id) => (
            <svg key={id} viewBox="0 0 200 220" focusable="false">
              <Bust look={lookOf(id)} />
            </svg>
          ))}
        </div>
      </div>
    </Section>
  );
}
