import type en from '@words/en/saas/v1.json';
import { useEffect, useRef, useState } from 'react';
import { type StormCell, cellsAt } from '@/data/radar';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { Mascot } from '@/ui/art/Mascot';
import { RadarDish, markOf } from '@/ui/art/saas/RadarDish';
import { RadarClock } from './RadarClock';
import styles from './RadarHero.module.scss';

/** Start of each note's connecting line, behind the note, in viewBox units. */
const wires = { checkout: [350, 200], search: [960, 270], mail: [200, 510] } as const;

/** Angle of the beam at a minute: the hour of the clock turns it twice. */
const beamAt = (minute: number) => 27 + minute * 12;

/** Only the checkout's storm comes here; the others keep the calm colour. */
const toneOf = ({ id, state }: Pick<StormCell, 'id' | 'state'>) => (id === 'checkout' ? state : 'calm');

/** Hero: radar with time control. */
export function RadarHero({ product, news, title, text, action, demo, picture, ...words }: typeof en.hero) {
  const [minute, setMinute] = useState(0);
  const [acted, setActed] = useState(false);
  const sweep = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sweep.current?.style.setProperty('rotate', `${beamAt(minute)}deg`);
  }, [minute]);
  const cells = cellsAt(minute, acted);
  const rings = [10, 20, 30, 40, 50].map((at) => ({ at, label: interpolate(words.minutes, { count: at }) }));
  return (
    <section className={styles.root} aria-labelledby="radar-title">
      <div className={styles.copy}>
        <p className={styles.pill}>
          <strong>{product}</strong> {news}
        </p>
        <h1 id="radar-title">{title}</h1>
        <p className={styles.lead}>{text}</p>
        <div className={styles.actions}>
          <Button to="contact">{action}</Button>
          <Button variant="line" href="#radar-clock">
            {demo}
          </Button>
        </div>
      </div>
      <div className={styles.stage}>
        <div className={styles.dish}>
          <div className={styles.sky}>
            <div ref={sweep} className={styles.sweep} />
          </div>
          <RadarDish title={picture} cells={cells} rings={rings} beam={beamAt(minute)} />
          <svg className={styles.wires} viewBox="0 0 1200 640" aria-hidden="true">
            {cells.map((cell, index) => {
              const [x, y] = markOf(cell);
              return (
                <g key={cell.id} data-state={toneOf(cell)}>
                  <path d={`M${wires[cell.id].join(' ')}L${x} ${y}`} />
                  <circle cx={x} cy={y} r="4" />
                  <text x={x} y={y}>
                    {index + 1}
                  </text>
                </g>
              );
            })}
          </svg>
          <div className={styles.mascot}>
            <Mascot mood={cells[0]?.state === 'here' ? 'oh' : 'smile'} />
          </div>
        </div>
        <RadarClock {...words.clock} {...{ minute, setMinute, acted, setActed }} />
        <ul className={styles.notes}>
          {cells.map(({ id, state, away }) => {
            const { name, ...texts } = words.cells[id];
            return (
              <li key={id} className={styles[id]} data-state={toneOf({ id, state })}>
                <p>
                  <strong>{name}</strong>
                  <span>{interpolate(texts[state].when, { count: Math.round(away) })}</span>
                </p>
                <p>{texts[state].text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
