import { numberFormat } from '@/lib/formats';
import type en from '@words/en/demos/product-landing.json';
import { useState } from 'react';
import { localeOf } from '@/site/languages';
import { Parallax } from '@/ui/Parallax';
import { FarRidge, NearRidge } from '@/ui/art/demos/Ridges';
import { reducedMotion, useMediaQuery } from '@/ui/useMediaQuery';
import { useLanguage } from '@/ui/translation';
import styles from './Ridge.module.scss';

/** Parallax picture; a slider sets its speed from −1 to 2. With reduced motion a note replaces the slider. */
export function Ridge({ title, text, speed: label, still }: typeof en.scene) {
  const [speed, setSpeed] = useState(0.4);
  const locale = localeOf(useLanguage());
  const prefersReducedMotion = useMediaQuery(reducedMotion, true);
  const shown = numberFormat(locale, { minimumFractionDigits: 1 }).format(speed);
  return (
    <section aria-labelledby="scene-title" className={styles.root}>
      <Parallax speed={speed}>
        <FarRidge />
      </Parallax>
      <div className={styles.near}>
        <NearRidge />
      </div>
      <div className={styles.copy}>
        <h2 id="scene-title">{title}</h2>
        <p>{text}</p>
        {prefersReducedMotion ? (
          <p className={styles.still}>{still}</p>
        ) : (
          <label>
            <span>{label}</span>
            <input
              type="range"
              min="-1"
              max="2"
              step="0.1"
              value={speed}
              aria-valuetext={shown}
              onChange={({ target }) => setSpeed(target.valueAsNumber)}
            />
            <span aria-hidden="true">{shown}</span>
          </label>
        )}
      </div>
    </section>
  );
}
