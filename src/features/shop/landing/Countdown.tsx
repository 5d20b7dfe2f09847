import { useEffect, useRef, useState } from 'react';
import { useSecond } from '@/ui/useSecond';
import styles from './Countdown.module.scss';

const units = { days: 86_400_000, hours: 3_600_000, minutes: 60_000, seconds: 1000 } as const;
type Unit = keyof typeof units;

interface CountdownProps {
  /** What it counts towards, for those who don't see the figures. */
  label: string;
  words: Record<Unit, string>;
  /** Unix time in ms at a moment; a function, so that another end follows when one is reached. */
  endOf: (now: number) => number;
}

/** Days, hours, minutes and seconds until a moment; the figures keep their room, and are told once, not every second. */
export function Countdown({ label, words, endOf }: CountdownProps) {
  const now = useSecond();
  const left = now === null ? null : Math.max(0, endOf(now) - now);
  const parts = (Object.keys(units) as Unit[]).map((unit, index, all) => {
    const above = all[index - 1];
    const rest = left === null ? null : above ? left % units[above] : left;
    return [unit, rest === null ? null : Math.floor(rest / units[unit])] as const;
  });
  const [told, setTold] = useState('');
  const said = useRef(false);
  useEffect(() => {
    if (left === null || said.current) return;
    said.current = true;
    setTold(
      parts
        .slice(0, 3)
        .map(([unit, value]) => `${value} ${words[unit]}`)
        .join(', '),
    );
  }, [left, parts, words]);
  return (
    <div className={styles.root} role="timer" aria-label={`${label}: ${told}`}>
      {parts.map(([unit, value]) => (
        <div key={unit} aria-hidden="true">
          <strong>{value === null ? '–' : String(value).padStart(2, '0')}</strong>
          <span>{words[unit]}</span>
        </div>
      ))}
    </div>
  );
}
