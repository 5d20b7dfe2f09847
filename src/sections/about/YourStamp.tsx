import { useState } from 'react';
import { type Mood, moods } from '@/data/people';
import { announce } from '@/ui/LiveRegion';
import { Section } from '@/ui/Section';
import { Mascot } from '@/ui/art/Mascot';
import { Stamp } from '@/ui/art/about/Stamp';
import styles from './YourStamp.module.scss';

interface YourStampProps {
  title: string;
  text: string;
  label: string;
  /** Caption of the stamp. */
  visitor: string;
  advice: Record<Mood, string>;
  /** Names of the moods. */
  names: Record<Mood, string>;
}

const faces: Record<Mood, 'smile' | 'open' | 'oh' | 'sleep'> = {
  sun: 'open',
  breeze: 'smile',
  rain: 'oh',
  fog: 'sleep',
  storm: 'oh',
  rainbow: 'open',
};

/** Mood picker: shows a stamp and advice. */
export function YourStamp({ title, text, label, visitor, advice, names }: YourStampProps) {
  const [mood, setMood] = useState<Mood>('fog');
  return (
    <Section tone="surface" wide labelledBy="yours-title">
      <div className={styles.root}>
        <div className={styles.words}>
          <h2 id="yours-title">{title}</h2>
          <p>{text}</p>
          <div role="group" aria-label={label} className={styles.moods}>
            {moods.map((id) => (
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
              <Mascot mood={faces[mood]} />
            </svg>
          </Stamp>
          <figcaption>{visitor}</figcaption>
        </figure>
      </div>
    </Section>
  );
}
