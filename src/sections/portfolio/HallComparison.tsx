import type en from '@words/en/portfolio/case-study/v1.json';
import { useEffect, useRef, useState } from 'react';
import { beforeAfterScenes } from '@/data/caseStudies';
import { interpolate } from '@/lib/interpolate';
import { cssVariables } from '@/ui/cssVariables';
import styles from './HallComparison.module.scss';

type HallComparisonProps = (typeof en)['compare'];

const scene = beforeAfterScenes.dokum;
const spots = Object.keys(scene.spots) as (keyof typeof scene.spots)[];

/** Size of the picture; `object-fit: cover`. */
const box = { width: 1200, height: 600 };

/**
 * Where a point is shown if the picture is moved so that it stands as near to the middle as possible.
 * @param x in px of the picture
 * @param rect box of the displayed picture
 * @returns position in percent of the displayed width, and `object-position` from 0 to 1
 */
function center(x: number, rect: DOMRect): { percent: number; pan: number } {
  // No layout (jsdom): use the size of the picture.
  const { width, height } = rect.width > 0 ? rect : box;
  const visible = width / Math.max(width / box.width, height / box.height);
  const hidden = box.width - visible;
  const pan = hidden > 1 ? Math.min(1, Math.max(0, (x - visible / 2) / hidden)) : 0.5;
  return { percent: Math.round(((x - hidden * pan) / visible) * 100), pan };
}

const markPosition = ({ x, y }: { x: number; y: number }) =>
  cssVariables({ '--x': x / box.width, '--y': `${(100 * y) / box.height}%` });

/** Before/after comparison slider with buttons for points of interest. */
export function HallComparison({ label, value, before, after, alt, spot, changes }: HallComparisonProps) {
  const comparison = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState(44);
  const [shown, show] = useState<(typeof spots)[number]>('press');
  useEffect(() => comparison.current?.style.setProperty('--cut', `${cut}%`), [cut]);
  const showSpot = (id: (typeof spots)[number]) => {
    show(id);
    if (!comparison.current) return;
    const { percent, pan } = center(scene.spots[id].x, comparison.current.getBoundingClientRect());
    comparison.current.style.setProperty('--pan', String(pan));
    comparison.current.style.setProperty('--handle', `${scene.spots[id].handle}%`);
    setCut(percent);
  };
  const at = scene.spots[shown];
  return (
    <section className={styles.root} aria-label={label}>
      <div ref={comparison} className={styles.comparison}>
        <img className={styles.after} src={scene.after} alt={alt.after} width={box.width} height={box.height} />
        <img className={styles.before} src={scene.before} alt={alt.before} width={box.width} height={box.height} />
        <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <circle key={shown} cx={at.x} cy={at.y} r="96" className={styles.ring} />
        </svg>
        <input
          type="range"
          min="0"
          max="100"
          value={cut}
          aria-label={label}
          aria-valuetext={interpolate(value, { before: cut, after: 100 - cut })}
          onChange={({ target }) => setCut(Number(target.value))}
        />
        {spots.map((id, index) => (
          <span
            key={id}
            className={styles.mark}
            ref={markPosition(scene.spots[id].mark)}
            data-shown={id === shown || undefined}
            aria-hidden="true"
          >
            {index + 1}
          </span>
        ))}
        <span className={styles.edge} aria-hidden="true" />
        <span className={styles.from} aria-hidden="true">
          {before}
        </span>
        <span className={styles.to} aria-hidden="true">
          {after}
        </span>
      </div>
      <div className={styles.spots} role="group" aria-label={spot}>
        {spots.map((id, index) => (
          <button key={id} type="button" aria-pressed={id === shown} onClick={() => showSpot(id)}>
            <span className={styles.number}>{index + 1}</span>
            <strong>{changes[id].title}</strong>
            <span>{changes[id].before}</span>
            <span className={styles.now}>{changes[id].after}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
