import { Dashboard, type DashboardWords } from '@/ui/art/Dashboard';
import { Mascot } from '@/ui/art/Mascot';
import styles from './HeroStage.module.scss';

/** The hero's picture: the cloud sits exactly on the edge of the dashboard. Its script is never needed for itself. */
export function HeroStage({ dashboard }: { dashboard: DashboardWords }) {
  return (
    <>
      <div className={styles.mascot}>
        <Mascot pose="sit" bolt />
      </div>
      <div className={styles.screen}>
        <Dashboard words={dashboard} />
      </div>
    </>
  );
}
