import styles from './LiftShaft.module.scss';
import { type Floor, officeFloors } from './OfficeFloors';

const floors = ['5', '4', '3', '2', '1'] as const;

/** A cross-section of the house, 420 × 560, with the team on five floors and a lift on one of them. */
export function LiftShaft({ floor }: { floor: Floor }) {
  return (
    <svg className={styles.root} viewBox="0 0 420 560" data-floor={floor} aria-hidden="true" focusable="false">
      <path d="M28 34V8H100V34" className={styles.house} />
      <path d="M22 8V2H106V8Z" className={styles.slab} />
      <path d="M56 34V16H76V34" className={styles.shaft} />
      <path
        d="M130 34C122 20 128 14 134 12V2L139 7H146L151 2V13C156 22 155 29 153 34ZM131 33C119 36 117 26 124 22"
        className={styles.cat}
      />
      <path d="M312 34L326 6H372L386 34Z" className={styles.panel} />
      <path d="M335 34L346 6M360 34L354 6M318 21H380" className={styles.rail} />
      <path d="M16 44H404V548H16Z" className={styles.house} />
      {floors.map((id, row) => (
        <g
          key={id}
          transform={`translate(112 ${140 + row * 100})`}
          className={styles.room}
          data-on={id === floor || undefined}
        >
          <path d="M-12-94H291V0H-12Z" className={styles.light} />
          {officeFloors[id]}
          <path d="M-12 0H291V6H-12Z" className={styles.slab} />
          <text x="0" y="-71">
            {id}
          </text>
        </g>
      ))}
      <path d="M28 46H100V548H28Z" className={styles.shaft} />
      <path d="M36 46V546M64 46V546M92 46V546" className={styles.rail} />
      <g className={styles.car}>
        <path d="M32 50H96V144H32Z" fill="#22352c" />
        <path d="M36 58H92V140H36Z" fill="#dfe7e2" />
        <path d="M64 58V140" className={styles.seam} />
        <path d="M68 74L54 98H62L56 118L76 90H67Z" fill="#09b850" />
      </g>
      <path d="M4 34H416V47H4Z" className={styles.slab} />
      <path d="M0 548H420" className={styles.ground} />
    </svg>
  );
}
