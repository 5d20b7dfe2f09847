import { useEffect, useId, useRef, useState } from 'react';
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
  placeholder: string;
  sample: string;
  weight: string;
  size: string;
  sizeUnit: string;
  tracking: string;
  trackingUnit: string;
  reset: string;
  alphabet: string;
}

/** Largest size of the slider, in px, at which the longest word of a text box fits into a line. */
function largestSize(sheet: HTMLTextAreaElement): number {
  const { min, max, step } = ranges.size;
  sheet.style.fontSize = `${max}px`;
  // A word that may break does not overflow.
  sheet.style.overflowWrap = 'normal';
  const { clientWidth, scrollWidth } = sheet;
  sheet.style.overflowWrap = '';
  if (scrollWidth <= clientWidth) return max;
  return Math.max(min, Math.floor((max * clientWidth) / scrollWidth / step) * step);
}

/** Type tester: text, weight, size and tracking are query parameters. No word breaks, down to the smallest size. */
export function TypeSpecimen({
  title,
  text,
  input,
  placeholder,
  sample,
  alphabet,
  reset,
  ...words
}: TypeSpecimenProps) {
  const first = defaultSetting(sample, useMediaQuery('(min-width: 768px)', true));
  const [setting, change] = useDebouncedQuery(
    (query) => parseSettingQuery(query, first),
    (value) => serializeSetting(value, first),
  );
  const paper = useRef<HTMLTextAreaElement>(null);
  const letters = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const [largest, setLargest] = useState(ranges.size.max);
  const { weight, size, tracking } = setting;
  const shown = { ...setting, size: Math.min(size, largest) };
  useEffect(() => {
    const sheet = paper.current;
    const line = letters.current;
    if (!sheet || !line) return undefined;
    const apply = () => {
      // Set by CSSOM: the CSP forbids style attributes, also in the prerendered markup.
      for (const { style } of [sheet, line]) {
        style.fontWeight = String(weight);
        style.letterSpacing = `${tracking / 1000}em`;
      }
      const most = largestSize(sheet);
      setLargest(most);
      sheet.style.fontSize = `${Math.min(size, most)}px`;
      sheet.style.blockSize = 'auto';
      // Fallback for browsers without `field-sizing`.
      if (sheet.scrollHeight > sheet.clientHeight) sheet.style.blockSize = `${sheet.scrollHeight}px`;
    };
    apply();
    window.addEventListener('resize', apply);
    return () => window.removeEventListener('resize', apply);
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
          const value = interpolate(units[measure], { value: shown[measure] });
          return (
            <div key={measure}>
              <label htmlFor={`${id}-${measure}`}>{words[measure]}</label>
              <span>{value}</span>
              <input
                id={`${id}-${measure}`}
                type="range"
                min={min}
                max={measure === 'size' ? largest : max}
                step={step}
                value={shown[measure]}
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
        placeholder={placeholder}
        maxLength={120}
        rows={3}
        spellCheck={false}
        value={setting.text}
        onChange={({ target }) => change({ ...setting, text: target.value.replace(/\n/g, ' ') })}
      />
      <p ref={letters} className={styles.alphabet} aria-hidden="true">
        {/* A line may end before a capital only: both letters of a pair stay together. */}
        {alphabet.replaceAll(/(?=\p{Lu})/gu, '\u200B')}
      </p>
    </section>
  );
}
