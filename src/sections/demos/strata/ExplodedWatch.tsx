import type en from '@words/en/demos/product-landing.json';
import { useId, useRef, useState } from 'react';
import { type WatchColour, watchColours, watchLayers } from '@/data/watch';
import { Button } from '@/ui/Button';
import art from '@/ui/art/demos/WatchLayers.module.scss';
import { scrollBehavior } from '@/ui/scrollBehavior';
import { useQueryString } from '@/ui/useQueryString';
import styles from './ExplodedWatch.module.scss';
import { WatchStack } from './WatchStack';

/** Colour of the query (`?colour=clay`) and its setter. */
export function useWatchColour(): [WatchColour, (colour: WatchColour) => void] {
  const [query, setQuery] = useQueryString();
  const colourParam = new URLSearchParams(query).get('colour');
  return [
    watchColours.find((colour) => colour === colourParam) ?? watchColours[0],
    (colour) => setQuery(`colour=${colour}`, { replace: true }),
  ];
}

/** Hero: exploded view of the watch; a button assembles it. */
export function ExplodedWatch({ eyebrow, title, text, picture, join, part, colour, colours, layers }: typeof en.hero) {
  const [chosen, choose] = useWatchColour();
  const id = useId();
  const [joined, setJoined] = useState(false);
  const watch = useRef<HTMLDivElement>(null);
  const change = () => {
    setJoined(!joined);
    // On phones its lower half is below the window, where the layers meet.
    watch.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest' });
  };
  return (
    <section className={`${styles.root} ${art[chosen]}`}>
      <div className={styles.container}>
        <div className={styles.copy}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h1>{title}</h1>
          <p>{text}</p>
          <fieldset>
            <legend>
              {colour}: <strong>{colours[chosen]}</strong>
            </legend>
            {watchColours.map((one) => (
              <label key={one} className={art[one]}>
                <input
                  type="radio"
                  name="colour"
                  value={one}
                  checked={one === chosen}
                  onChange={() => choose(one)}
                  aria-label={colours[one]}
                />
              </label>
            ))}
          </fieldset>
          <Button variant="ink" onClick={change}>
            {joined ? part : join}
          </Button>
        </div>
        <div className={`${styles.stage} ${joined ? styles.joined : ''}`}>
          <WatchStack ref={watch} state={joined ? 'joined' : 'apart'} label={picture} id={id} />
          <ol>
            {watchLayers.map((layer) => (
              <li key={layer}>
                <strong>{layers[layer].name}</strong>
                <span>{layers[layer].text}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
