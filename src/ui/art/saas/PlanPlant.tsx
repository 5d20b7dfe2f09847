import type { FilizPlanId } from '@/data/filizPrices';
import { plantHref } from './PlantDrawing';
import styles from './PlanPlant.module.scss';

/** Plants of the garden, from the back to the front: stage, position and scale. */
const plants: Record<FilizPlanId, readonly (readonly [stage: number, x: number, scale: number])[]> = {
  seed: [[0, 80, 0.8]],
  sapling: [[2, 80, 0.6]],
  forest: [
    [3, 30, 0.34],
    [5, 124, 0.29],
    [6, 78, 0.3],
  ],
};

/** What a plan is named after; the page's garden draws its plants. */
export const PlanPlant = ({ of }: { of: FilizPlanId }) => (
  <svg viewBox="0 0 160 126" aria-hidden="true" focusable="false" className={styles.root}>
    {plants[of].map(([stage, x, scale]) => (
      <use key={stage} href={plantHref(stage)} transform={`translate(${x} 110) scale(${scale})`} />
    ))}
    <path d="M8 120C30 104 130 104 152 120Z" className={styles.soil} />
    <path d="M8 120C30 104 130 104 152 120" className={styles.grass} />
  </svg>
);
