import styles from './PlantDrawing.module.scss';
import { type Plant, plants } from './plant';

interface PlantDrawingProps {
  /** 0 (sprout) to 8 (large tree). */
  stage: number;
}

/** Half of a tree's crown. */
function Crown({ of, depth }: { of: Plant['front']; depth: 'back' | 'front' }) {
  if (!of) return null;
  return (
    <g data-tone={of.tone} data-depth={depth}>
      <path d={of.shade} className={styles.shade} />
      <path d={of.body} className={styles.body} />
      <path d={of.light} className={styles.light} />
    </g>
  );
}

const plantId = (stage: number) => `plant-${stage}`;

/** For further pictures of a plant of the page: `<use href={…}>`. */
export const plantHref = (stage: number) => `#${plantId(stage)}`;

/** A plant as a <g>, with its base at the origin; each stage once a page, as it has an id. */
export function PlantDrawing({ stage }: PlantDrawingProps) {
  const plant = plants[stage];
  if (!plant) return null;
  const { reach, flowers } = plant;
  const at = (up: number, path: string) =>
    flowers.map(([x, y]) => `M${Math.round(x)} ${Math.round(y) - up}${path}`).join('');
  return (
    <g id={plantId(stage)} className={styles.root}>
      <ellipse cx={Math.round(reach * 0.3)} cy="1" rx={reach} ry={Math.round(reach * 0.13)} className={styles.ground} />
      <Crown of={plant.back} depth="back" />
      <path d={plant.wood} className={plant.front ? styles.wood : styles.stem} />
      {plant.bark && <path d={plant.bark} className={styles.bark} />}
      {plant.leaves && (
        <>
          <path d={plant.leaves} className={styles.body} />
          <path d={plant.shades} className={styles.shade} />
        </>
      )}
      <Crown of={plant.front} depth="front" />
      {flowers.length > 0 && (
        <>
          <path d={at(5, 'h0m5 4h0m-2 6h0m-6 0h0m-2 -6h0')} className={styles.petals} />
          <path d={at(0, 'h0')} className={styles.hearts} />
        </>
      )}
    </g>
  );
}
