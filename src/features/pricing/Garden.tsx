import { priceSteps } from '@/data/filizPrices';
import { PlantDrawing } from '@/ui/art/saas/PlantDrawing';
import styles from './Garden.module.scss';

interface GardenProps {
  title: string;
  /** Last visible step. */
  step: number;
}

const ground = 433;

/** Position and scale of each plant; the smaller ones are enlarged. The crown of the last needs the rest of the width. */
const plants = priceSteps.map((_, stage) => ({ x: 40 + stage * 122, scale: 1.8 - stage * 0.085 }));

/** A plant per price step, up to the slider's value; the sun is behind the last of them, to the left of tall ones. */
export function Garden({ title, step }: GardenProps) {
  const { x = 0, scale = 1 } = plants[step] ?? {};
  return (
    <svg className={styles.root} viewBox="0 0 1236 440" role="img" aria-label={title}>
      <circle
        cx={x + 44 - step * 14}
        cy={Math.round(ground - (34 + step * 9) * scale * 2.75)}
        r="150"
        className={styles.sun}
      />
      <path
        d="M-1600 440V340C-1100 270 -760 330 -380 300S-60 250 260 300S700 262 980 296S1480 250 1900 300V440Z"
        className={styles.far}
      />
      <path
        d="M-1600 440V400C-1100 350 -700 380 -300 366S60 330 300 366S720 336 940 356S1420 330 1900 370V440Z"
        className={styles.hill}
      />
      <path
        d="M-1600 440V424C-1200 396 -800 420 -420 404S-40 410 200 420S560 396 800 412S1240 392 1900 416V440Z"
        className={styles.near}
      />
      {plants.map((plant, index) => (
        <g key={plant.x} transform={`translate(${plant.x} ${ground}) scale(${plant.scale.toFixed(2)})`}>
          <g className={styles.plant} data-grown={index <= step}>
            <PlantDrawing stage={index} />
          </g>
        </g>
      ))}
    </svg>
  );
}
