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
    <svg className={styles.root} viewBox="0 0 1200 430" role="img" aria-label={title}>
      <circle cx="330" cy="190" r="120" className={styles.sun} />
      <path d="M-400 430C-160 350 60 330 300 372S720 340 940 356S1420 330 1600 430Z" className={styles.hill} />
      {priceSteps.map(({ customers }, index) => (
        <g key={customers} transform={`translate(${index * 150} 428)`}>
          <g className={styles.plant} data-grown={index <= step}>
            <PlantDrawing stage={index} />
          </g>
        </g>
      ))}
    </svg>
  );
}
