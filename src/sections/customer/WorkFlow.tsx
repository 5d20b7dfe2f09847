import { interpolate } from '@/lib/interpolate';
import { type StationKind, StationObject } from '@/ui/art/about/StationObject';
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
  /** What is drawn at each station. */
  kinds: Record<'before' | 'after', readonly StationKind[]>;
}

/** The stations of the work, drawn as two lines: up and down before, straight after. */
export function WorkFlow({ before, after, count, stations, kinds }: WorkFlowProps) {
  const titles = { before, after };
  return (
    <div className={styles.root}>
      <div className={styles.content}>
        {(['before', 'after'] as const).map((time) => (
          <section key={time} data-time={time} aria-label={titles[time]}>
            <h2>{titles[time]}</h2>
            <ol>
              {stations[time].map((station, at) => {
                const kind = kinds[time][at];
                return (
                  // A station may be visited twice.
                  <li key={`${at} ${station}`}>
                    {kind && <StationObject kind={kind} />}
                    {station}
                  </li>
                );
              })}
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
