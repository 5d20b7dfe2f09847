import { Button } from '@/ui/Button';
import { MarginSketches, type MarginSketchId, Signature } from '@/ui/art/about/MarginSketches';
import { printer } from '@/ui/icons/printer';
import styles from './PaperLetter.module.scss';

interface PaperLetterProps {
  place: string;
  title: string;
  /** Paragraphs with a drawing each, in the order of the letter; the open door belongs to the closing. */
  paragraphs: Record<Exclude<MarginSketchId, 'door'>, string>;
  closing: string;
  signed: string;
  ps: string;
  print: string;
  example: string;
}

/** A letter with drawings and a signature, on paper that is light in both themes. */
export function PaperLetter({ place, title, paragraphs, closing, signed, ps, print, example }: PaperLetterProps) {
  return (
    <div className={styles.desk}>
      <article className={styles.paper} data-bs-theme="light">
        <p className={styles.place}>{place}</p>
        <h1 className={styles.title}>{title}</h1>
        {(Object.keys(paragraphs) as (keyof typeof paragraphs)[]).map((id) => (
          <div key={id} className={styles.paragraph}>
            <div className={styles.drawing}>
              <MarginSketches of={id} />
            </div>
            <p>{paragraphs[id]}</p>
          </div>
        ))}
        <div className={styles.end}>
          <p className={styles.closing}>{closing}</p>
          <div className={styles.signature}>
            <Signature />
            <p>{signed}</p>
          </div>
          <p className={styles.ps}>{ps}</p>
          <div className={styles.door}>
            <MarginSketches of="door" />
          </div>
        </div>
        <div className={styles.foot}>
          <Button variant="line" size="s" leadIcon={printer} onClick={() => window.print()}>
            {print}
          </Button>
          <span>{example}</span>
        </div>
      </article>
    </div>
  );
}
