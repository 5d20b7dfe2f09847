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

/** The way between five stations, each in the middle of a fifth: every second one is lower, no way is straight, and
 * none touches the label of a higher station. */
const tangle =
  'M152 46C226 46 236 106 204 106S172 70 248 78M352 78C426 78 436 14 404 14S372 54 448 46' +
  'M552 46C598 44 616 2 590 2S568 50 608 58S646 106 624 106S604 76 648 78' +
  'M752 78C826 78 836 20 804 20S782 94 812 96S828 48 848 46';

/** The stations of the work, drawn as two lines: tangled before, straight after. */
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
            {time === 'before' && (
              <svg viewBox="0 0 1000 124" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <path d={tangle} vectorEffect="non-scaling-stroke" />
              </svg>
            )}
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
