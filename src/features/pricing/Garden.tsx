import { priceSteps } from '@/data/filizPrices';
import { PlantDrawing } from '@/ui/art/saas/PlantDrawing';
import styles from './Garden.module.scss';

interface GardenProps {
  title: string;
  /** Last visible step. */
  step: number;
}

/** A plant per price step, up to the slider's value. */
export function Garden({ title, step }: GardenProps) {
  return (
    <svg className={styles.root} viewBox="0 0 1090 440" role="img" aria-label={title}>
      <circle cx="270" cy="170" r="120" className={styles.sun} />
      <path
        d="M-1600 440V400C-1100 350 -700 380 -300 366S60 340 300 382S720 350 940 366S1420 340 1900 380V440Z"
        className={styles.hill}
      />
      {priceSteps.map(({ customers }, index) => (
        <g key={customers} transform={`translate(${40 + index * 122} 438)`}>
          <g className={styles.plant} data-grown={index <= step}>
            <PlantDrawing stage={index} />
          </g>
        </g>
      ))}
    </svg>
  );
}
