import type { ReactNode } from 'react';
import type { SensorId } from '@/data/sensors';
import styles from './PressMachine.module.scss';

/** Positions of the sensors on the press, in its box of 520 × 560; the same as in PressMachine.module.scss. */
const spots: Record<SensorId, readonly [x: number, y: number]> = {
  heat: [260, 92],
  shake: [128, 250],
  power: [430, 330],
  count: [260, 330],
};

/** What a sensor reports, drawn at the machine. */
const reports: Record<SensorId, ReactNode> = {
  heat: (
    <>
      <path d="M150 122C166 84 190 68 220 68H306C336 68 362 84 376 118C330 98 196 98 150 122Z" className={styles.hot} />
      <path
        d="M210 38c-10-12 10-18 0-30M262 34c-10-12 10-18 0-30M314 38c-10-12 10-18 0-30"
        className={styles.hotLine}
      />
    </>
  ),
  shake: (
    <>
      <circle cx="106" cy="166" r="78" className={styles.ghost} />
      <circle cx="134" cy="174" r="78" className={styles.ghost} />
      <path d="M22 120l-14 16 14 16-14 16 14 16M206 92l12-12-4-14 12-12" className={styles.hotLine} />
    </>
  ),
  power: (
    <>
      <path d="M436 420V470H380" className={styles.live} />
      <path d="M446 130L412 194H438L424 240L466 176H440L456 130Z" className={styles.bolt} />
      <path d="M402 178c-10 10-14 22-14 34M478 178c10 10 14 22 14 34" className={styles.live} />
    </>
  ),
  count: (
    <>
      <path d="M206 250v-40M318 250v-40M196 262v-26M328 262v-26" className={styles.live} />
      {[0, 1, 2, 3, 4].map((at) => (
        <path key={at} d={`M430 ${510 - 13 * at}h62`} className={styles.part} />
      ))}
    </>
  ),
};

/**
 * The rings of the selected sensor. Separate <svg> elements: a transform inside the drawing causes a layout per frame.
 */
function Waves({ sensor }: { sensor: SensorId }) {
  return [34, 22].map((radius) => (
    <svg
      key={radius}
      className={styles.wave}
      data-sensor={sensor}
      viewBox="-36 -36 72 72"
      aria-hidden="true"
      focusable="false"
    >
      <circle r={radius} />
    </svg>
  ));
}

/** A C-frame press with flywheel, ram, die and switchboard; the selected sensor is highlighted. */
export function PressMachine({ on }: { on: SensorId }) {
  return (
    <div className={styles.root}>
      <Drawing on={on} />
      <Waves key={on} sensor={on} />
    </div>
  );
}

function Drawing({ on }: { on: SensorId }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 520 560" aria-hidden="true" focusable="false">
      <path d="M20 520H500" className={styles.floor} />
      <path
        d="M110 520L126 140C128 84 166 56 220 56H310C362 56 392 84 394 140V190H330V168C330 154 322 146 308 146H226C204 146 196 158 196 178L192 420H396L410 520Z"
        className={styles.body}
      />
      <path d="M110 520L122 300L192 300L190 420H396L410 520Z" className={styles.shade} />
      <circle cx="120" cy="170" r="78" className={styles.wheel} />
      <circle cx="120" cy="170" r="60" className={styles.line} />
      <circle cx="120" cy="170" r="16" className={styles.body} />
      <path d="M120 154V110M120 186V230M104 170H60M136 170H180" className={styles.line} />
      <path d="M232 146H292V236H232Z" className={styles.steel} />
      <path d="M216 236H308V282H216Z" className={styles.wheel} />
      <path d="M240 282H284V310H240Z" className={styles.steel} />
      <path d="M206 376H318V420H206ZM232 350H292V376H232Z" className={styles.steel} />
      <path d="M196 344H250M276 344H352" className={styles.sheet} />
      <path d="M396 250H476V420H396Z" className={styles.box} />
      <path
        d="M410 266H462V304H410ZM410 318H430M442 318H462M410 372H462M410 388H462M410 404H446"
        className={styles.line}
      />
      <path d="M414 292L426 280L436 288L458 272" className={styles.trace} />
      <path d="M436 420V470H380" className={styles.line} />
      <path d="M146 456H250M146 476H220" className={styles.line} />
      <g key={on} className={styles.report}>
        {reports[on]}
      </g>
      {Object.entries(spots).map(([id, [x, y]]) => (
        <g key={id} className={styles.sensor} data-on={id === on || undefined}>
          <circle cx={x} cy={y} r="11" className={styles.dot} />
        </g>
      ))}
    </svg>
  );
}
