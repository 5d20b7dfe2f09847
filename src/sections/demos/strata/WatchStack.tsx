import type { Ref } from 'react';
import { watchLayers } from '@/data/watch';
import { WatchFace } from '@/ui/art/demos/WatchFace';
import { Layer } from '@/ui/art/demos/WatchLayers';
import art from '@/ui/art/demos/WatchLayers.module.scss';
import { WatchPaint } from '@/ui/art/demos/WatchPaint';
import styles from './WatchStack.module.scss';

interface WatchStackProps {
  /** Its layers apart, or the watch; `scroll` joins them while the parent’s timeline `--assembly` passes. */
  state: 'apart' | 'joined' | 'scroll';
  /** The aria-label; without it the picture is hidden from screen readers. */
  label?: string;
  /** Prefix of the ids of its layers, each of which can be drawn again with `<use>`. */
  id: string;
  ref?: Ref<HTMLDivElement>;
}

/** The layers one above the other; joined, they rise to the watch seen from the front. Needs the dial's colour. */
export function WatchStack({ state, label, id, ref }: WatchStackProps) {
  return (
    <div
      ref={ref}
      className={`${styles.root} ${styles[state]}`}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label}
    >
      <svg viewBox="-250 0 500 700" className={`${art.metal} ${styles.layers}`} focusable="false">
        <WatchPaint id={id} />
        {/* The shadow on the ground, darkest where the case and the ends of the strap touch it. */}
        <g fill={`url(#${id}shadow)`}>
          <ellipse cx="16" cy="674" rx="236" ry="34" />
          <ellipse cx="6" cy="670" rx="176" ry="24" />
          <ellipse cx="-196" cy="686" rx="46" ry="12" />
          <ellipse cx="212" cy="686" rx="46" ry="12" />
        </g>
        {watchLayers.toReversed().map((layer) => (
          <g key={layer} className={`${styles.layer} ${styles[layer]}`}>
            {layer !== 'case' && (
              <ellipse cx="10" cy="50" rx="150" ry="38" fill={`url(#${id}shadow)`} fillOpacity=".45" />
            )}
            <g id={`${id}layer-${layer}`}>
              <Layer id={id} layer={layer} />
            </g>
          </g>
        ))}
      </svg>
      <div className={styles.front}>
        <WatchFace hours={10} minutes={9} />
      </div>
    </div>
  );
}
