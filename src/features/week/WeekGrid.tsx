import { dateFormat } from '@/lib/formats';
import type en from '@words/en/saas/v3.json';
import { type KeyboardEvent, useRef } from 'react';
import {
  type BlockId,
  type CalendarSlot,
  type Week,
  blockIds,
  clashesOf,
  daysPerWeek,
  firstHour,
  lanesOf,
  weekBlocks,
} from '@/data/week';
import { interpolate } from '@/lib/interpolate';
import { localeOf } from '@/site/languages';
import { useLanguage } from '@/ui/translation';
import styles from './WeekGrid.module.scss';
import { useDrag } from './useDrag';

interface WeekGridProps {
  words: typeof en.hero;
  week: Week;
  onMove: (id: BlockId, to: CalendarSlot) => void;
}

const arrowKeyOffsets: Record<string, readonly [day: number, start: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Example week: Monday, 7 September 2026. */
const dayOf = (index: number) => new Date(2026, 8, 7 + index);

/** Calendar with blocks that can be dragged or moved with the arrow keys. */
export function WeekGrid({ words, week, onMove }: WeekGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const locale = localeOf(useLanguage());
  const drag = useDrag(grid, onMove);
  const short = dateFormat(locale, { weekday: 'short' });
  const long = dateFormat(locale, { weekday: 'long' });
  const clock = dateFormat(locale, { hour: '2-digit', minute: '2-digit', hour12: false });
  const time = (half: number) => clock.format(new Date(2026, 8, 7, firstHour, half * 30));
  const lanes = lanesOf(week);
  const onKey = (id: BlockId) => (event: KeyboardEvent) => {
    const step = arrowKeyOffsets[event.key];
    if (!step) return;
    event.preventDefault();
    onMove(id, { day: week[id].day + step[0], start: week[id].start + step[1] });
  };
  return (
    <div className={styles.root}>
      <ol aria-hidden="true" className={styles.days}>
        {Array.from({ length: daysPerWeek }, (_, index) => (
          <li key={index}>{short.format(dayOf(index))}</li>
        ))}
      </ol>
      <ol aria-hidden="true" className={styles.hours}>
        {[0, 6, 12, 18].map((half) => (
          <li key={half}>{time(half)}</li>
        ))}
      </ol>
      <ul ref={grid} aria-label={words.week} className={styles.grid}>
        <li className={styles.lunch} aria-hidden="true">
          {words.lunch}
        </li>
        {blockIds.map((id) => {
          const { kind, length } = weekBlocks[id];
          const { day, start } = week[id];
          const name = words.blocks[id];
          const where = { name, day: long.format(dayOf(day)), from: time(start), to: time(start + length) };
          return (
            <li
              key={id}
              data-day={day}
              data-start={start}
              data-length={length}
              data-lane={lanes[id].lane}
              data-lanes={lanes[id].lanes}
            >
              <button
                type="button"
                aria-label={interpolate(words.block, where)}
                data-kind={kind}
                data-clash={clashesOf(week, id).length > 0}
                onKeyDown={onKey(id)}
                {...drag(id, week[id])}
              >
                <span>{name}</span>
                <small>{time(start)}</small>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
