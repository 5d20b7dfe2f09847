import { useEffect, useRef, useState } from 'react';
import { numberFormat } from '@/lib/formats';
import { Button } from '@/ui/Button';
import { curve } from '@/ui/art/curve';
import { useLanguage } from '@/ui/translation';
import { PostFigure } from './PostFigure';
import styles from './LatencyRace.module.scss';
import type { PostChartProps } from './PostChart';

/** Milliseconds of the time axis, which is as long in units of the drawing. */
const axis = 600;

const ticks = [0, 200, 400, axis];

// The shock at zero that fades away.
const shock = curve(
  0,
  4,
  Array.from({ length: axis / 4 + 1 }, (_, i) => +(40 - 38 * Math.exp(-i / 42) * Math.sin(i * 0.62 + 0.4)).toFixed(1)),
);

/** A chart of delays to play: how long each screen knows nothing of the shock, in real time or ten times slower. */
export function LatencyRace({ words, rows, accent, post }: PostChartProps) {
  const language = useLanguage();
  const root = useRef<HTMLElement>(null);
  const [run, setRun] = useState({ count: 0, factor: 1 });
  useEffect(() => {
    if (run.count === 0) return;
    const moves = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const part of root.current?.querySelectorAll<SVGElement>('[data-arrival]') ?? []) {
      const arrival = Number(part.dataset.arrival);
      const duration = arrival * run.factor;
      if (part.dataset.part === 'screen')
        part.animate([{ opacity: 0.12 }, { opacity: 0.12, offset: 0.999 }, { opacity: 1 }], duration);
      else if (moves && part.dataset.part === 'signal')
        part.animate([{ transform: `translateX(${-arrival}px)` }, { transform: 'none' }], duration);
      else if (moves) part.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], duration);
    }
  }, [run]);
  const play = (factor: number) => setRun(({ count }) => ({ count: count + 1, factor }));
  return (
    <PostFigure ref={root} className={styles.root} post={post} title={words.title} note={words.note}>
      <svg viewBox="-8 0 608 80" aria-hidden="true" focusable="false">
        <path d="M0 40H600" className={styles.axis} />
        <path d={shock} pathLength="1" className={styles.wave} />
      </svg>
      <dl>
        {Object.entries(rows).map(([key, value]) => (
          <div key={key} data-accent={key === accent || undefined}>
            <dt>{words.rows[key]}</dt>
            <dd>
              <strong>
                {numberFormat(language).format(value)}
                <span> ms</span>
              </strong>
              <svg viewBox="-8 0 608 44" aria-hidden="true" focusable="false">
                <path d={`M0 22H${axis}`} className={styles.axis} />
                <path d="M0 6V38" className={styles.start} />
                <path d={`M0 22H${value}`} className={styles.path} data-arrival={value} data-part="path" />
                <g data-arrival={value} data-part="signal">
                  <circle cx={value} cy="22" r="8" className={styles.signal} />
                </g>
                <g transform={`translate(${value} 0)`}>
                  <g className={styles.device}>
                    <path
                      d="M12 4h36q4 0 4 4v20q0 4-4 4H12q-4 0-4-4V8q0-4 4-4ZM22 40h16M30 32v8"
                      className={styles.screen}
                    />
                    <path d="M12 8h36v20H12Z" className={styles.lit} data-arrival={value} data-part="screen" />
                    <path
                      d="M17 18h5l3-6 5 12 4-9 3 3h6"
                      className={styles.trace}
                      data-arrival={value}
                      data-part="screen"
                    />
                  </g>
                </g>
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <ol className={styles.ticks} aria-hidden="true">
        {ticks.map((tick) => (
          <li key={tick}>{tick}</li>
        ))}
      </ol>
      <div className={styles.controls}>
        <Button variant="brand" onClick={() => play(1)}>
          {words.play?.real}
        </Button>
        <Button variant="line" onClick={() => play(10)}>
          {words.play?.slow}
        </Button>
      </div>
    </PostFigure>
  );
}
