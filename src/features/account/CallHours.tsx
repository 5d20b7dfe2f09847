import { type KeyboardEvent, useRef, useState } from 'react';
import type en from '@words/en/account/profile.json';
import { interpolate } from '@/lib/interpolate';
import { dayName } from '@/site/openingHours';
import { Button } from '@/ui/Button';
import { useLanguage } from '@/ui/translation';
import styles from './CallHours.module.scss';
import { Panel } from './Panel';
import { SaveStatus } from './SaveStatus';
import { callDays, callHours } from './account';
import { useAccount, useChangeAccount } from './useAccount';

const arrowKeyOffsets: Readonly<Record<string, readonly [day: number, hour: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Grid of toggle buttons with roving tabindex: hours at which we may call. Arrow keys move the focus, Tab leaves the
 * grid.
 */
export function CallHours({ title, text, keys, zone, cell, none, clear }: (typeof en)['hours']) {
  const { account } = useAccount();
  const change = useChangeAccount();
  const language = useLanguage();
  const grid = useRef<HTMLDivElement>(null);
  const [[day, hour], setFocusedCell] = useState<readonly [number, number]>([0, 0]);
  const { hours } = account;
  const toggle = (id: number) =>
    change('hours', hours.includes(id) ? hours.filter((other) => other !== id) : [...hours, id].sort((a, b) => a - b));
  const walk = (event: KeyboardEvent) => {
    const step = arrowKeyOffsets[event.key];
    if (!step || !grid.current) return;
    event.preventDefault();
    // On phones the days are columns.
    const [byDay, byHour] = getComputedStyle(grid.current).gridAutoFlow === 'column' ? [step[1], step[0]] : step;
    const to = [
      Math.min(Math.max(day + byDay, 0), callDays.length - 1),
      Math.min(Math.max(hour + byHour, 0), callHours.length - 1),
    ] as const;
    setFocusedCell(to);
    grid.current.querySelector<HTMLElement>(`[data-cell="${to.join()}"]`)?.focus();
  };
  return (
    <Panel
      id="call-hours"
      title={title}
      text={
        <>
          {text} <span className={styles.keys}>{keys}</span>
        </>
      }
      aside={<SaveStatus part="hours" />}
    >
      <div ref={grid} className={styles.grid} role="group" aria-label={title} onKeyDown={walk}>
        {callDays.map((weekday, row) => (
          <div key={weekday} className={styles.row}>
            <span className={styles.day} aria-hidden="true">
              {dayName(weekday, language, 'short')}
            </span>
            {callHours.map((from, column) => {
              const id = 10 * weekday + column;
              return (
                <button
                  key={from}
                  type="button"
                  data-cell={`${row},${column}`}
                  tabIndex={row === day && column === hour ? 0 : -1}
                  aria-pressed={hours.includes(id)}
                  aria-label={interpolate(cell, { day: dayName(weekday, language), from, to: from + 1 })}
                  onFocus={() => setFocusedCell([row, column])}
                  onClick={() => toggle(id)}
                />
              );
            })}
          </div>
        ))}
        <div className={styles.row} aria-hidden="true">
          <span />
          {callHours.map((from) => (
            <span key={from} className={styles.hour}>
              {from}
            </span>
          ))}
        </div>
      </div>
      <div className={styles.foot}>
        <p>{hours.length === 0 ? none : zone}</p>
        {hours.length > 0 && (
          <Button variant="text" size="s" onClick={() => change('hours', [])}>
            {clear}
          </Button>
        )}
      </div>
    </Panel>
  );
}
