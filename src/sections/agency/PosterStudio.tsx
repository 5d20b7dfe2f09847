import { useId, useRef } from 'react';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { announce } from '@/ui/LiveRegion';
import { FrontPoster, type FrontTone } from '@/ui/art/agency/FrontPoster';
import { download } from '@/ui/icons/download';
import { wind as windIcon } from '@/ui/icons/wind';
import { useShrinkToFit } from '@/ui/useShrinkToFit';
import styles from './PosterStudio.module.scss';
import { type PosterSettings, longestName, parsePosterQuery, randomPoster, serializePosterQuery } from './posterQuery';
import { saveSvg } from './saveSvg';
import { useDebouncedQuery } from './useDebouncedQuery';

interface PosterStudioProps {
  title: string;
  text: string;
  name: string;
  /** Default name. */
  sample: string;
  wind: string;
  windUnit: string;
  pressure: string;
  pressureUnit: string;
  sun: string;
  sunUnit: string;
  tone: string;
  tones: Record<FrontTone, string>;
  chance: string;
  save: string;
  saved: string;
  picture: string;
}

/** Width of the poster between its margins, in its units. */
const nameWidth = 344;

/** Poster generator; its settings are query parameters. */
export function PosterStudio({ title, text, tones, sample, picture, ...words }: PosterStudioProps) {
  const poster = useRef<SVGSVGElement>(null);
  const [posterSettings, change] = useDebouncedQuery((query) => parsePosterQuery(query, sample), serializePosterQuery);
  const set = (part: Partial<PosterSettings>) => change({ ...posterSettings, ...part });
  const sliders = [
    { key: 'wind', label: words.wind, unit: words.windUnit, min: 0, max: 12 },
    { key: 'pressure', label: words.pressure, unit: words.pressureUnit, min: 980, max: 1040 },
    { key: 'sun', label: words.sun, unit: words.sunUnit, min: 6, max: 20 },
  ] as const;
  const name = posterSettings.name.trim() || sample;
  const id = useId();
  const letters = useShrinkToFit(name, nameWidth);
  const save = () => {
    if (!poster.current) return;
    saveSvg(poster.current, `${name}.svg`);
    announce(words.saved);
  };
  return (
    <section className={styles.root} aria-labelledby="studio-title">
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id="studio-title">{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.poster}>
          <FrontPoster
            ref={poster}
            nameRef={letters}
            id="studio-poster"
            name={name}
            wind={posterSettings.wind}
            lines={Math.round(38 - (posterSettings.pressure - 980) / 2.5)}
            sun={(posterSettings.sun - 6) / 14}
            tone={posterSettings.tone}
            title={interpolate(picture, { name, wind: posterSettings.wind, pressure: posterSettings.pressure })}
          />
        </div>
        <div className={styles.copy}>
          <svg viewBox="0 0 400 572" aria-hidden="true" focusable="false">
            <use href="#studio-poster" width="400" height="572" />
          </svg>
        </div>
        <div className={styles.settings}>
          <label className={styles.name}>
            <span>{words.name}</span>
            {/* Not in the field's name, but its description. */}
            <span id={id} aria-hidden="true">
              {posterSettings.name.length} / {longestName}
            </span>
            <input
              type="text"
              aria-describedby={id}
              maxLength={longestName}
              value={posterSettings.name}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => set({ name: target.value })}
            />
          </label>
          {sliders.map(({ key, label, unit, min, max }) => {
            const value = interpolate(unit, { value: posterSettings[key] });
            return (
              <label key={key} className={styles.slider}>
                <span>{label}</span>
                <span>{value}</span>
                <input
                  type="range"
                  min={min}
                  max={max}
                  value={posterSettings[key]}
                  aria-valuetext={value}
                  onChange={({ target }) => set({ [key]: Number(target.value) })}
                />
              </label>
            );
          })}
          <fieldset className={styles.tones}>
            <legend>{words.tone}</legend>
            {(Object.keys(tones) as FrontTone[]).map((tone) => (
              <label key={tone} data-tone={tone}>
                <input
                  type="radio"
                  name="tone"
                  checked={posterSettings.tone === tone}
                  onChange={() => set({ tone })}
                  className="visually-hidden"
                />
                <span aria-hidden="true" />
                {tones[tone]}
              </label>
            ))}
          </fieldset>
        </div>
        <div className={styles.actions}>
          <Button variant="ink" leadIcon={windIcon} onClick={() => set(randomPoster())}>
            {words.chance}
          </Button>
          <Button variant="line" leadIcon={download} onClick={save}>
            {words.save}
          </Button>
        </div>
      </div>
    </section>
  );
}
