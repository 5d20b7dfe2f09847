import { useEffect, useState } from 'react';
import { countdown } from '@/lib/countdown';
import { RollingNumber } from '@/ui/RollingNumber';
import { useCurrentSecond } from '@/ui/useCurrentSecond';
import styles from './Countdown.module.scss';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

interface CountdownProps {
  /** Accessible name. */
  label: string;
  words: Record<(typeof units)[number], string>;
  /** Returns the next end in ms, later than `now`: a new countdown follows at once. */
  endOf: (now: number) => number;
}

/** Countdown; announced once, with the first value, not every second. */
export function Countdown({ label, words, endOf }: CountdownProps) {
  const now = useCurrentSecond();
  const left = now === null ? null : countdown(endOf(now), now);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (left === null || announced !== '') return;
    const shown = units.slice(0, 3).map((unit) => `${left[unit]} ${words[unit]}`);
    setAnnounced(shown.join(', '));
  }, [left, announced, words]);
  return (
    <div className={styles.root} role="timer" aria-label={`${label}: ${announced}`}>
      {units.map((unit) => (
        <div key={unit} aria-hidden="true">
          <strong className={styles.plate}>
            <RollingNumber text={left === null ? '–' : String(left[unit]).padStart(2, '0')} />
          </strong>
          <span>{words[unit]}</span>
        </div>
      ))}
    </div>
  );
}
