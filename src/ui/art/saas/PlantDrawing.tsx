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
      <ellipse cx={plant.size * 0.5} rx={plant.size * 1.6} ry={plant.size * 0.22} className={styles.ground} />
      {plant.wood.map(({ width, path }) => (
        <path key={path} d={path} strokeWidth={width} className={styles.wood} />
      ))}
      <path
        d={plant.leaves}
        strokeWidth={plant.size}
        transform={`translate(${plant.size * 0.1} ${plant.size * 0.16})`}
        className={styles.shade}
      />
      <path d={plant.leaves} strokeWidth={plant.size * 0.94} className={styles.leaves} />
      {plant.blossoms && (
        <>
          <path
            d={plant.blossoms}
            strokeWidth={plant.size * 1.25}
            transform={`translate(${plant.size * 0.1} ${plant.size * 0.14})`}
            className={styles.petalShade}
          />
          <path d={plant.blossoms} strokeWidth={plant.size * 1.2} className={styles.blossoms} />
          <path d={plant.blossoms} strokeWidth={plant.size * 0.36} className={styles.hearts} />
        </>
      )}
    </g>
  );
}
