import type en from '@words/en/demos/product-landing.json';
import { watchLayers } from '@/data/watch';
import { Section } from '@/ui/Section';
import { LayerPicture } from '@/ui/art/demos/WatchLayers';
import art from '@/ui/art/demos/WatchLayers.module.scss';
import { useWatchColour } from './ExplodedWatch';
import styles from './WatchLayers.module.scss';

type WatchLayersProps = typeof en.story & { layers: typeof en.hero.layers };

/** List of the watch's layers. */
export function WatchLayers({ title, items, layers }: WatchLayersProps) {
  const [colour] = useWatchColour();
  return (
    <Section labelledBy="story-title">
      <h2 id="story-title">{title}</h2>
      <ol className={`${styles.layers} ${art[colour]}`}>
        {watchLayers.map((layer) => (
          <li key={layer}>
            <div className={styles.picture}>
              <LayerPicture layer={layer} />
            </div>
            <h3>{layers[layer].name}</h3>
            <p>{items[layer]}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
