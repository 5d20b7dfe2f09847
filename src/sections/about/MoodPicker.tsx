import { useState } from 'react';
import { type WeatherMood, weatherMoods } from '@/data/people';
import { announce } from '@/ui/LiveRegion';
import { Section } from '@/ui/Section';
import { Mascot } from '@/ui/art/Mascot';
import { Stamp } from '@/ui/art/about/Stamp';
import styles from './MoodPicker.module.scss';

interface MoodPickerProps {
  title: string;
  text: string;
  label: string;
  /** Caption of the stamp. */
  visitor: string;
  advice: Record<WeatherMood, string>;
  /** Names of the moods. */
  names: Record<WeatherMood, string>;
}

const mascotMoods: Record<WeatherMood, 'smile' | 'open' | 'oh' | 'sleep'> = {
  sun: 'open',
  breeze: 'smile',
  rain: 'oh',
  fog: 'sleep',
  storm: 'oh',
  rainbow: 'open',
};

/** Mood picker: shows a stamp and advice. */
export function MoodPicker({ title, text, label, visitor, advice, names }: MoodPickerProps) {
  const [mood, setMood] = useState<WeatherMood>('fog');
  return (
    <Section tone="surface" wide tight labelledBy="yours-title">
      <div className={styles.root}>
        <div className={styles.words}>
          <h2 id="yours-title">{title}</h2>
          <p>{text}</p>
          <div role="group" aria-label={label} className={styles.moods}>
            {weatherMoods.map((id) => (
              <button
                key={id}
                type="button"
                data-mood={id}
                aria-pressed={id === mood}
                onClick={() => {
                  setMood(id);
                  announce(advice[id]);
                }}
              >
                {names[id]}
              </button>
            ))}
          </div>
          <p className={styles.advice}>{advice[mood]}</p>
        </div>
        <figure className={styles.stamp}>
          <Stamp mood={mood}>
            <svg x="20" y="76" width="160" height="112" viewBox="0 0 240 160" overflow="visible">
              <Mascot mood={mascotMoods[mood]} />
            </svg>
          </Stamp>
          <figcaption>{visitor}</figcaption>
        </figure>
      </div>
    </Section>
  );
}
