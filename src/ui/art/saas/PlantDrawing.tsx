import styles from './PlantDrawing.module.scss';
import { growPlant } from './plant';

const plants = Array.from({ length: 9 }, (_, stage) => growPlant(stage));

interface PlantDrawingProps {
  /** 0 (sprout) to 8 (large tree). */
  stage: number;
}

/** A plant as a <g>, with its base at the origin. */
export function PlantDrawing({ stage }: PlantDrawingProps) {
  const plant = plants[stage] ?? plants[0];
  if (!plant) return null;
  return (
    <g className={styles.root}>
      {plant.wood.map(({ width, path }) => (
        <path key={path} d={path} strokeWidth={width} className={styles.wood} />
      ))}
      <path d={plant.leaves} strokeWidth={plant.size} className={styles.leaves} />
      {plant.blossoms && (
        <>
          <path d={plant.blossoms} strokeWidth={plant.size * 1.25} className={styles.blossoms} />
          <path d={plant.blossoms} strokeWidth={plant.size * 0.36} className={styles.hearts} />
        </>
      )}
    </g>
  );
}
