import { useEffect, useId, useRef } from 'react';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { useMediaQuery } from '@/ui/useMediaQuery';
import styles from './TypeSpecimen.module.scss';
import { type TypeProperty, defaultSetting, parseSettingQuery, ranges, serializeSetting } from './specimenQuery';
import { useDebouncedQuery } from './useDebouncedQuery';

interface TypeSpecimenProps {
  title: string;
  text: string;
  input: string;
  sample: string;
  weight: string;
  size: string;
  sizeUnit: string;
  tracking: string;
  trackingUnit: string;
  reset: string;
  alphabet: string;
}

/** Type tester: text, weight, size and tracking are query parameters. */
export function TypeSpecimen({ title, text, input, sample, alphabet, reset, ...words }: TypeSpecimenProps) {
  const first = defaultSetting(sample, useMediaQuery('(min-width: 768px)', true));
  const [setting, change] = useDebouncedQuery(
    (query) => parseSettingQuery(query, first),
    (value) => serializeSetting(value, first),
  );
  const paper = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { weight, size, tracking } = setting;
  useEffect(() => {
    const sheet = paper.current;
    if (!sheet) return;
    // Set by CSSOM: the CSP forbids style attributes, also in the prerendered markup.
    sheet.style.fontWeight = String(weight);
    sheet.style.fontSize = `${size}px`;
    sheet.style.letterSpacing = `${tracking / 1000}em`;
    sheet.style.blockSize = 'auto';
    // Fallback for browsers without `field-sizing`.
    if (sheet.scrollHeight > sheet.clientHeight) sheet.style.blockSize = `${sheet.scrollHeight}px`;
  }, [weight, size, tracking, setting.text]);
  const units: Record<TypeProperty, string> = {
    weight: '{{value}}',
    size: words.sizeUnit,
    tracking: words.trackingUnit,
  };
  return (
    <section className={styles.root} aria-labelledby="specimen-title">
      <div className={styles.head}>
        <h2 id="specimen-title">{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.controls}>
        {(Object.keys(ranges) as TypeProperty[]).map((measure) => {
          const { min, max, step } = ranges[measure];
          const value = interpolate(units[measure], { value: setting[measure] });
          return (
            <div key={measure}>
              <label htmlFor={`${id}-${measure}`}>{words[measure]}</label>
              <span>{value}</span>
              <input
                id={`${id}-${measure}`}
                type="range"
                min={min}
                max={max}
                step={step}
                value={setting[measure]}
                aria-valuetext={value}
                onChange={({ target }) => change({ ...setting, [measure]: Number(target.value) })}
              />
            </div>
          );
        })}
        <Button variant="line" size="s" onClick={() => change(first)}>
          {reset}
        </Button>
      </div>
      <textarea
        ref={paper}
        className={styles.paper}
        aria-label={input}
        maxLength={120}
        rows={3}
        spellCheck={false}
        value={setting.text}
        onChange={({ target }) => change({ ...setting, text: target.value.replace(/\n/g, ' ') })}
      />
      <p className={styles.alphabet} aria-hidden="true">
        {/* A line may end before a capital only: both letters of a pair stay together. */}
        {alphabet.replaceAll(/(?=\p{Lu})/gu, '\u200B')}
      </p>
    </section>
  );
}
