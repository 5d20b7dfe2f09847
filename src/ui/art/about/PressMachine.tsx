import type { ReactNode } from 'react';
import type { SensorId } from '@/data/sensors';
import styles from './PressMachine.module.scss';

/** Positions of the sensors on the press, in its box of 520 × 560; the same as in PressMachine.module.scss. */
const spots: Record<SensorId, readonly [x: number, y: number]> = {
  heat: [296, 132],
  shake: [78, 344],
  power: [448, 340],
  count: [296, 240],
};

/** What a sensor reports, drawn at the machine. */
const reports: Record<SensorId, ReactNode> = {
  heat: (
    <>
      <path d="M296 82A50 50 0 1 1 295.9 82ZM296 98A34 34 0 1 0 296.1 98Z" fillRule="evenodd" className={styles.hot} />
      <path
        d="M262 56c-10-12 10-18 0-30M296 56c-10-12 10-18 0-30M330 56c-10-12 10-18 0-30"
        className={styles.hotLine}
      />
    </>
  ),
  shake: (
    <>
      <path d="M34 302H106V374H34ZM50 314H122V386H50Z" className={styles.ghost} />
      <path d="M14 314l-9 10 9 10-9 10 9 10-9 10M134 410l-10 8 10 8-10 8 10 8" className={styles.hotLine} />
    </>
  ),
  power: (
    <>
      <path d="M428 420V450H398" className={styles.live} />
      <path d="M452 136L418 198H442L430 242L472 182H446L462 136Z" className={styles.bolt} />
      <path d="M404 176c-8 9-12 20-12 32M486 176c8 9 12 20 12 32" className={styles.live} />
    </>
  ),
  count: (
    <>
      <path d="M380 234V318M369 246l11-12 11 12M369 306l11 12 11-12" className={styles.live} />
      {[0, 1, 2, 3, 4].map((at) => (
        <path key={at} d={`M22 ${511 - 13 * at}h54`} className={styles.part} />
      ))}
    </>
  ),
};

/**
 * The rings of the selected sensor, which run when it is chosen. Separate <svg> elements: a transform inside the drawing causes a layout per frame.
 */
function Waves({ sensor }: { sensor: SensorId }) {
  return [34, 22].map((radius) => (
    <svg
      key={`${sensor} ${radius}`}
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
        d="M92 520L104 484H126L136 130C138 96 164 68 200 68H340C366 68 382 84 382 108V204H216C200 204 192 212 192 228V400H384C392 400 396 404 396 412V484H412L424 520Z"
        className={styles.body}
      />
      <path d="M104 484H412L424 520H92Z" className={styles.shade} />
      <path d="M126 484H396" className={styles.seam} />
      <path d="M250 68V56H342V68" className={styles.body} />
      <path d="M238 82H354V204H238Z" className={styles.recess} />
      <path d="M280 132H312V204H280Z" className={styles.steel} />
      <circle cx="296" cy="132" r="34" className={styles.steel} />
      <circle cx="296" cy="132" r="20" className={styles.wheel} />
      <path d="M250 204H264V300H250ZM328 204H342V300H328Z" className={styles.wheel} />
      <path d="M268 192H324V276H268Z" className={styles.steel} />
      <path d="M240 276H352V304H240Z" className={styles.wheel} />
      <path d="M272 304H320V326H272Z" className={styles.steel} />
      <path d="M216 378H376V400H216ZM244 356H348V378H244Z" className={styles.steel} />
      <path d="M226 349H366" className={styles.sheet} />
      <path d="M112 366L136 366V390H96Z" className={styles.body} />
      <path d="M42 308H114V380H42Z" className={styles.steel} />
      <path d="M52 320V368M104 320V368" className={styles.seam} />
      <circle cx="106" cy="132" r="74" className={styles.wheel} />
      <circle cx="106" cy="132" r="57" className={styles.rim} />
      <path d="M106 115V75M106 149V189M89 132H49M123 132H163" className={styles.rim} />
      <circle cx="106" cy="132" r="17" className={styles.steel} />
      <path d="M34 146L59 340M170 168L97 352" className={styles.belt} />
      <circle cx="78" cy="344" r="20" className={styles.wheel} />
      <path d="M428 420V450H398" className={styles.line} />
      <path d="M442 420H454V510H466V520H430V510H442Z" className={styles.steel} />
      <path d="M408 254H488V420H408Z" className={styles.box} />
      <path d="M422 270H474V308H422ZM422 372H474M422 388H474M422 404H458" className={styles.line} />
      <path d="M426 298L438 284L448 293L470 277" className={styles.trace} />
      <path d="M150 446H256M150 464H222" className={styles.seam} />
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
