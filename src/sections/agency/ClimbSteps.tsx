import { CampMountain } from '@/ui/art/agency/CampMountain';
import { CampSlope } from '@/ui/art/agency/CampSlope';
import styles from './ClimbSteps.module.scss';

interface ClimbStepsProps {
  title: string;
  items: Record<string, { height: string; name: string; text: string }>;
}

/** Process in four camps below a mountain from edge to edge. */
export function ClimbSteps({ title, items }: ClimbStepsProps) {
  return (
    <section className={styles.root} aria-labelledby="camps-title">
      <h2 id="camps-title">{title}</h2>
      <div className={styles.picture}>
        <CampMountain />
        <CampSlope />
      </div>
      <ol className={styles.camps}>
        {Object.entries(items).map(([key, { height, name, text }]) => (
          <li key={key}>
            <p className={styles.height}>{height}</p>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
