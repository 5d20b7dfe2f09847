import type en from '@words/en/shop/index.json';
import { useState } from 'react';
import { priceOf } from '@/data/prices';
import { type ProductId, pictureOf, productOf } from '@/data/products';
import { type Season, seasonOf, seasonPicks, seasons } from '@/data/seasons';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { PageLink } from '@/ui/PageLink';
import { Sky } from '@/ui/art/Sky';
import { useHydrated } from '@/ui/useHydrated';
import { useCatalogue } from '../useCatalogue';
import styles from './SeasonHero.module.scss';

/** Season of the prerendered HTML; the actual one is known after hydration. */
const prerenderedSeason: Season = 'autumn';

/** Drawn as wide as the picture. */
const wideDrawings: readonly ProductId[] = ['1023', '1031', '1032', '1033'];

/** Hero by season; the visitor can choose another. */
export function SeasonHero({ words }: { words: (typeof en)['hero'] }) {
  const { nameOf, price } = useCatalogue();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<Season | null>(null);
  const season = chosen ?? (hydrated ? seasonOf(new Date().getMonth() + 1) : prerenderedSeason);
  const { title, text, name } = words.seasons[season];
  return (
    <section className={styles.root} data-season={season} aria-labelledby="season-title">
      <Sky season={season} />
      <div className={styles.content}>
        <div className={styles.copy}>
          <div className={styles.seasons} role="group" aria-label={words.label}>
            {seasons.map((one) => (
              <button key={one} type="button" aria-pressed={one === season} onClick={() => setChosen(one)}>
                {words.seasons[one].name}
              </button>
            ))}
          </div>
          <h1 id="season-title" aria-live="polite">
            <span>{title}</span>
            {seasons.map((one) => (
              <span key={one} data-room={words.seasons[one].title} />
            ))}
          </h1>
          <p>
            <span>{text}</span>
            {seasons.map((one) => (
              <span key={one} data-room={words.seasons[one].text} />
            ))}
          </p>
          <Button to="shop/grid" size="l" icon="arrow-right">
            {words.action}
          </Button>
        </div>
        <ul className={styles.picks} aria-label={interpolate(words.picks, { season: name })}>
          {seasonPicks[season].map((id) => {
            const product = productOf(id);
            return (
              product && (
                <li key={id}>
                  <PageLink to="shop/single" params={{ id }}>
                    <img
                      src={pictureOf(product)}
                      alt=""
                      width="300"
                      height="300"
                      data-wide={wideDrawings.includes(id) || undefined}
                    />
                    <span>
                      {nameOf(id)} <strong>{price(priceOf(product))}</strong>
                    </span>
                  </PageLink>
                </li>
              )
            );
          })}
        </ul>
      </div>
    </section>
  );
}
