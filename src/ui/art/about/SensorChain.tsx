import { Drawing } from '../Drawing';
import styles from './SensorChain.module.scss';

interface SensorChainWords {
  sensor: string;
  gateway: string;
  alert: string;
}

interface SensorChainProps {
  words: SensorChainWords;
  /** Title of the alert. */
  machine: string;
}

/** A sensor that sends from the bearing below it, 30–264 × 14–244 units. */
const BearingSensor = ({ label }: { label: string }) => (
  <>
    <path d="M30 214H264" className={styles.floor} />
    <g className={styles.outline}>
      <path d="M129 82V46h36v36z" className={styles.sensor} />
      <path d="M48 214v-22h41a74 74 0 1 1 116 0h41v22z" className={styles.housing} />
      <circle cx="147" cy="146" r="52" className={styles.steel} />
      <circle cx="147" cy="146" r="28" className={styles.steel} />
      <circle cx="147" cy="146" r="17" className={styles.dark} />
    </g>
    {Array.from({ length: 9 }, (_, i) => (
      <circle key={i} cx="147" cy="106" r="8" transform={`rotate(${i * 40} 147 146)`} className={styles.dark} />
    ))}
    <path d="M60 203h.01M234 203h.01" className={styles.bolt} />
    <path d="M136 33a16 16 0 0 1 22 0M127 22a30 30 0 0 1 40 0" className={styles.wave} />
    <text x="147" y="244" fontSize="15" textAnchor="middle" fill="var(--text)">
      {label}
    </text>
  </>
);

/** The gateway, 346–486 × 70–244 units. */
const Gateway = ({ label }: { label: string }) => (
  <>
    <path d="M346 214H486" className={styles.floor} />
    <g className={styles.outline}>
      <path d="M388 122V70M444 122V70" fill="none" />
      <rect x="356" y="122" width="120" height="84" rx="10" className={styles.box} />
      <path d="M372 206v8M460 206v8" fill="none" />
    </g>
    <path d="M378 148h.01M398 148h.01M418 148h.01" className={styles.light} />
    <path d="M376 178h34M420 178h12M442 178h12" className={styles.port} />
    <text x="416" y="244" fontSize="15" textAnchor="middle" fill="var(--text)">
      {label}
    </text>
  </>
);

/** The alert, white in both themes, on a phone that goes on below, 548–810 × 18–260 units. */
const PhoneAlert = ({ machine, alert }: { machine: string; alert: string }) => (
  <>
    <path d="M620 260V42a24 24 0 0 1 24-24h96a24 24 0 0 1 24 24v218" className={styles.phone} />
    <rect x="670" y="30" width="44" height="12" rx="6" className={styles.bezel} />
    <path d="M642 68h60M642 84h36" className={styles.lines} />
    <path d="M624 212H760" className={styles.limit} />
    <path d="M624 242C650 240 668 236 684 222S716 196 730 202S750 222 760 226V258H624Z" className={styles.area} />
    <path d="M624 242C650 240 668 236 684 222S716 196 730 202S750 222 760 226" className={styles.curve} />
    <g data-bs-theme="light">
      <rect x="548" y="112" width="262" height="66" rx="15" className={styles.note} />
      <rect x="562" y="126" width="38" height="38" rx="11" className={styles.icon} />
      <path d="M584 133l-11 14h7l-3 11 11-15h-7z" fill="var(--brand)" />
      <text x="613" y="140" fontSize="15" fontWeight="700" fill="var(--ink)">
        {machine}
      </text>
      <text x="613" y="160" fontSize="14.5" fontWeight="500" fill="var(--muted)">
        {alert}
      </text>
    </g>
  </>
);

/** From a sensor on a bearing through the gateway to an alert on a phone, 692 × 260 units. */
export const SensorChain = ({ words, machine }: SensorChainProps) => (
  <Drawing width={692} height={260} className={styles.root}>
    <g transform="translate(-28 0)">
      <BearingSensor label={words.sensor} />
    </g>
    <path d="M158 50C204 14 262 36 286 110M380 62C396 18 452 20 462 104" className={styles.way} />
    <g transform="translate(-80 0)">
      <Gateway label={words.gateway} />
    </g>
    <g transform="translate(-120 0)">
      <PhoneAlert machine={machine} alert={words.alert} />
    </g>
  </Drawing>
);

/** The same from top to bottom, 290 × 700 units. */
export const SensorChainUpright = ({ words, machine }: SensorChainProps) => (
  <Drawing width={290} height={700} className={styles.root}>
    <g transform="translate(-2 0)">
      <BearingSensor label={words.sensor} />
    </g>
    <path d="M190 52C276 76 286 236 218 316M76 366C24 392 20 484 44 542" className={styles.way} />
    <g transform="translate(-271 200)">
      <Gateway label={words.gateway} />
    </g>
    <g transform="translate(-534 442)">
      <PhoneAlert machine={machine} alert={words.alert} />
    </g>
  </Drawing>
);
