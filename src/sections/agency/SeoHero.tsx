import { useId, useState } from 'react';
import { interpolate } from '@/lib/interpolate';
import { ResultMountain } from '@/ui/art/agency/ResultMountain';
import { ResultSlope } from '@/ui/art/agency/ResultSlope';
import { Button } from '@/ui/Button';
import styles from './SeoHero.module.scss';

interface SeoHeroProps {
  eyebrow: string;
  title: string;
  text: string;
  action: string;
  slider: string;
  row: string;
  you: string;
  /** What was done for each position, first position first. */
  steps: readonly string[];
}

/** Hero: a slider moves a page up the results. */
export function SeoHero({ eyebrow, title, text, action, slider, row: rowText, you, steps }: SeoHeroProps) {
  const [row, setRow] = useState(7);
  const id = useId();
  const rowLabel = interpolate(rowText, { row });
  return (
    <section className={styles.root} aria-labelledby="seo-title">
      <div className={styles.words}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1 id="seo-title">{title}</h1>
        <p>{text}</p>
        <Button href="#score" size="l">
          {action}
        </Button>
      </div>
      <div className={styles.mountain}>
        <ResultMountain row={row} you={you} />
        <ResultSlope row={row} you={you} />
      </div>
      <div className={styles.rope}>
        <div>
          <label htmlFor={id}>{slider}</label>
          {/* Inverted: the slider's maximum is position 1. */}
          <input
            id={id}
            type="range"
            min={1}
            max={9}
            value={10 - row}
            aria-valuetext={`${rowLabel}. ${steps[row - 1] ?? ''}`}
            onChange={({ target }) => setRow(10 - Number(target.value))}
          />
          <p>
            <strong>{rowLabel}</strong>
            {steps[row - 1]}
          </p>
        </div>
      </div>
    </section>
  );
}
