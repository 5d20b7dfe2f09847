import type en from '@words/en/demos/product-landing.json';
import { watchLayers } from '@/data/watch';
import art from '@/ui/art/demos/WatchLayers.module.scss';
import { useWatchColour } from './ExplodedWatch';
import styles from './WatchLayers.module.scss';
import { WatchStack } from './WatchStack';

type WatchLayersProps = typeof en.story & {
  layers: typeof en.hero.layers;
  /** Prefix of the ids of the drawn layers. */
  id: string;
};

/** The layers from the case up, beside a watch that is put together as they are scrolled past. */
export function WatchLayers({ title, items, layers, id }: WatchLayersProps) {
  const [colour] = useWatchColour();
  return (
    <section className={`${styles.root} ${art[colour]}`} aria-labelledby="story-title">
      <div className={styles.container}>
        <div className={styles.stage}>
          <WatchStack state="scroll" id={id} />
        </div>
        <div className={styles.copy}>
          <h2 id="story-title">{title}</h2>
          <ol className={styles.layers}>
            {watchLayers.toReversed().map((layer) => (
              <li key={layer}>
                <h3>{layers[layer].name}</h3>
                <svg
                  viewBox={layer === 'case' ? '-245 -70 490 190' : '-165 -64 330 142'}
                  className={art.metal}
                  aria-hidden="true"
                  focusable="false"
                >
                  <use href={`#${id}layer-${layer}`} />
                </svg>
                <p>{items[layer]}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
