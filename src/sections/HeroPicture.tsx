import { Dashboard, type DashboardWords } from '@/ui/art/Dashboard';
import { Mascot } from '@/ui/art/Mascot';
import styles from './HeroPicture.module.scss';

/** Hero picture: mascot standing on the upper edge of the dashboard. */
export function HeroPicture({ dashboard }: { dashboard: DashboardWords }) {
  return (
    <>
      <div className={styles.mascot}>
        <Mascot pose="stand" bolt />
      </div>
      <div className={styles.screen}>
        <Dashboard words={dashboard} />
      </div>
    </>
  );
}
