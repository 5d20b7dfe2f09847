import type en from '@words/en/demos/product-landing.json';
import { Section } from '@/ui/Section';
import art from '@/ui/art/demos/WatchLayers.module.scss';
import { WatchParts } from '@/ui/art/demos/WatchParts';
import { WornWatch } from '@/ui/art/demos/WornWatch';
import { useWatchColour } from './ExplodedWatch';
import styles from './WatchQuotes.module.scss';

type WatchQuotesProps = typeof en.voices & {
  /** Prefix of the ids of the layers that `WatchLayers` draws. */
  layersOf: string;
};

/** Two testimonials, each below a picture of its scene. */
export function WatchQuotes({ title, items, layersOf }: WatchQuotesProps) {
  const [colour] = useWatchColour();
  const pictures = [<WornWatch key="worn" />, <WatchParts key="parts" layersOf={layersOf} className={art.metal} />];
  return (
    <Section tight labelledBy="voices-title">
      <div className={`${styles.root} ${art[colour]}`}>
        <h2 id="voices-title">{title}</h2>
        <div className={styles.row}>
          {items.map(({ text, who }, index) => (
            <figure key={who}>
              <div className={styles.picture}>{pictures[index]}</div>
              <blockquote>{text}</blockquote>
              <figcaption>{who}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </Section>
  );
}
