import { useId } from 'react';
import { priceSteps } from '@/data/filizPrices';
import { PlantDrawing, plantHref } from '@/ui/art/saas/PlantDrawing';
import styles from './Garden.module.scss';

interface GardenProps {
  title: string;
  /** Last visible step. */
  step: number;
}

const ground = 433;

const lastStage = priceSteps.length - 1;

/**
 * Whether a tree stands farther back: every other one does, so that neighbouring crowns don't meet. The last that has
 * grown and the last that is to come stand in front.
 */
const isSetBack = (stage: number, step: number) => stage > 2 && ((stage > step ? lastStage : step) - stage) % 2 !== 0;

/**
 * Position and scale of each plant, those that are set back first; the smaller ones are enlarged. The crown of the last
 * needs the rest of the width.
 */
const plantsAt = (step: number) =>
  priceSteps
    .map((_, stage) => ({
      stage,
      back: isSetBack(stage, step),
      x: 40 + stage * 122,
      scale: (1.4 - stage * 0.05).toFixed(2),
    }))
    .toSorted((a, b) => Number(b.back) - Number(a.back));

const backTransform = 'translate(0 -9) scale(.87)';

/** Phones have room for five: every other one, and the last that has grown in place of the one before it. */
const isSpare = (stage: number, step: number) => stage !== step && (stage % 2 === 1 || stage === step - 1);

/** A shoot: what stands where the next plants will grow. */
const shoot =
  'M0 0V-22M0 -16C-14 -14 -22 -22 -24 -32C-10 -34 -2 -28 0 -16ZM0 -20C0 -32 10 -40 24 -40C24 -28 14 -20 0 -20Z';

/** Deeper soil, below the numbers of the scale. */
const layers = [
  'M-4000 700C-1500 676-900 730-380 700S80 668 420 696S940 726 1236 694S1800 672 5000 706V4000H-4000Z',
  'M-4000 780C-1400 806-800 752-260 776S300 812 640 782S1120 752 1500 780S2200 800 5000 774V4000H-4000Z',
];

/** Stones in the soil, beside the numbers of the scale and below them. */
const pebbles =
  'M-640 560h14M-610 640h4M-420 704h10M-240 660h4M-30 610h10M70 668h4M190 700h14M420 676h12M600 708h4M760 660h4M860 702h10M960 640h14M1120 540h6M1180 622h16M1150 698h4M1260 500h4M1330 570h12M1360 704h12M1420 640h4M1500 540h10M1620 600h4';

/**
 * A plant per price step, up to the slider's value, on the soil; the sun is behind the last of them. Beyond it stand
 * shoots, except on phones with a hint of what they will become.
 */
export function Garden({ title, step }: GardenProps) {
  const skyId = useId();
  const plants = plantsAt(step);
  return (
    <svg className={styles.root} viewBox="0 0 1236 440" role="img" aria-label={title}>
      <clipPath id={skyId}>
        <path d={`M-4000-4000H5000V${ground}H-4000Z`} />
      </clipPath>
      <g clipPath={`url(#${skyId})`}>
        <circle cx={70 + step * 110} cy={ground - 130 - step * 22} r="150" className={styles.sun} />
      </g>
      <path
        d="M-4000 440V340H-1600C-1100 270 -760 330 -380 300S-60 250 260 300S700 262 980 296S1480 250 1900 300H5000V440Z"
        className={styles.far}
      />
      <path
        d="M-4000 440V400H-1600C-1100 350 -700 380 -300 366S60 330 300 366S720 336 940 356S1420 330 1900 370H5000V440Z"
        className={styles.hill}
      />
      <path
        d="M-4000 440V424H-1600C-1200 396 -800 420 -420 404S-40 410 200 420S560 396 800 412S1240 392 1900 416H5000V440Z"
        className={styles.near}
      />
      <g className={styles.ghosts}>
        {plants
          .filter(({ stage }) => stage > step)
          .map(({ stage, x, scale, back }) => (
            <use
              key={stage}
              href={plantHref(stage)}
              transform={`translate(${x} ${ground}) scale(${scale}) ${back ? backTransform : ''}`}
            />
          ))}
      </g>
      {plants.map(({ stage, x, scale, back }) => (
        <g
          key={stage}
          transform={`translate(${x} ${ground}) scale(${scale})`}
          data-grown={stage <= step}
          data-spare={isSpare(stage, step) || undefined}
        >
          <path d={shoot} className={styles.shoot} />
          <g className={styles.plant}>
            <g transform={back ? backTransform : undefined}>
              <PlantDrawing stage={stage} />
            </g>
          </g>
        </g>
      ))}
      <path d="M-4000 438H5000" className={styles.grass} />
      {layers.map((layer) => (
        <path key={layer} d={layer} className={styles.layer} />
      ))}
      <path d={pebbles} className={styles.pebbles} />
    </svg>
  );
}
