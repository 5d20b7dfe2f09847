import { Fragment, useState } from 'react';
import { Switch } from '@/ui/Switch';
import { LetterDrawing } from '@/ui/art/agency/LetterDrawing';
import styles from './DesignHero.module.scss';

type Layer = 'grid' | 'lines' | 'points';

interface DesignHeroProps extends Record<Layer, string> {
  name: string;
  title: string;
  text: string;
  /** Accessible name of the toggles. */
  toggles: string;
  picture: string;
  xHeight: string;
  baseline: string;
  cedilla: string;
}

const layers = ['grid', 'lines', 'points'] as const;

/** Hero: a letter on a grid with toggles. */
export function DesignHero({ name, title, text, toggles, picture, ...words }: DesignHeroProps) {
  const [shown, setShown] = useState<Record<Layer, boolean>>({ grid: true, lines: true, points: false });
  return (
    <section className={styles.root} aria-labelledby="design-title">
      <div className={`${styles.sheet} ${shown.grid ? styles.ruled : ''}`}>
        <p className={styles.name}>{name}</p>
        <div className={styles.words}>
          <h1 id="design-title">
            {title.split(/(?<=\.) /).map((sentence) => (
              <Fragment key={sentence}>
                <span>{sentence}</span>{' '}
              </Fragment>
            ))}
          </h1>
          <p>{text}</p>
        </div>
        <fieldset className={styles.toggles}>
          <legend className="visually-hidden">{toggles}</legend>
          {layers.map((layer) => (
            <Switch
              key={layer}
              label={words[layer]}
              checked={shown[layer]}
              onChange={(on) => setShown({ ...shown, [layer]: on })}
            />
          ))}
        </fieldset>
        <div className={styles.letter}>
          <LetterDrawing
            lines={shown.lines}
            points={shown.points}
            title={picture}
            xHeight={words.xHeight}
            baseline={words.baseline}
            cedilla={words.cedilla}
          />
        </div>
      </div>
    </section>
  );
}
