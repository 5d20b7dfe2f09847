import { interpolate } from '@/lib/interpolate';
import { Icon } from '@/ui/Icon';
import styles from './WorkFlow.module.scss';

export interface WorkFlowWords {
  /** Headings of the two rows. */
  before: string;
  after: string;
  /** `{{before}}` and `{{after}}`: numbers of stations. */
  count: string;
}

interface WorkFlowProps extends WorkFlowWords {
  stations: Record<'before' | 'after', readonly string[]>;
}

/** The stations of the work, drawn as two lines: tangled before, straight after. */
export function WorkFlow({ before, after, count, stations }: WorkFlowProps) {
  const titles = { before, after };
  return (
    <div className={styles.root}>
      <div className={styles.content}>
        {(['before', 'after'] as const).map((time) => (
          <section key={time} data-time={time} aria-label={titles[time]}>
            <h2>{titles[time]}</h2>
            <ol>
              {stations[time].map((station, at) => (
                // A station may be visited twice.
                <li key={`${at} ${station}`}>{station}</li>
              ))}
            </ol>
          </section>
        ))}
        <p>
          <strong aria-hidden="true">
            {stations.before.length} <Icon name="arrow-right" /> <b>{stations.after.length}</b>
          </strong>
          {interpolate(count, { before: stations.before.length, after: stations.after.length })}
        </p>
      </div>
    </div>
  );
}
