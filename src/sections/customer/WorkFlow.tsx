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
  'M166 62C222 62 224 132 202 132S176 88 234 98M366 98C424 98 426 14 402 14S374 70 434 62' +
  'M566 62C600 60 610 6 592 6S570 66 604 76S636 134 618 134S604 94 634 98' +
  'M766 98C822 98 828 22 804 22S786 122 810 124S822 66 834 62';

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
              <svg viewBox="0 0 1000 160" preserveAspectRatio="none" aria-hidden="true" focusable="false">
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
