import { Drawing } from './Drawing';
import styles from './PaperToList.module.scss';

const lines = [56, 42, 52, 36];

/** A signed and stamped paper form that becomes a checklist. */
export function PaperToList() {
  return (
    <Drawing width={332} height={200} className={styles.root}>
      <g className={styles.paper} fill="none" strokeLinecap="round" strokeWidth="3">
        <rect x="26" y="18" width="126" height="166" rx="6" fill="var(--paper)" stroke="var(--edge)" strokeWidth="1" />
        <path d="M42 44h58M42 66h84M42 82h76M42 98h86M42 114h52" stroke="var(--pencil)" />
        <circle cx="126" cy="42" r="12.5" stroke="var(--stamp)" />
        <circle cx="126" cy="42" r="7" stroke="var(--stamp)" strokeWidth="2" strokeDasharray="2.2 5.1" />
        <path
          d="M42 150c7-14 13-15 14-8s6 8 12 0 9-10 12-3 9 4 13-2 9-4 12 0 10 2 18-3"
          stroke="var(--pen)"
          strokeWidth="2.5"
        />
      </g>
      <path
        d="M154 100h32m-10-10 10 10-10 10"
        fill="none"
        stroke="var(--brand)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="202" y="30" width="118" height="140" rx="13" fill="var(--bg)" stroke="var(--border)" />
      {lines.map((length, i) => (
        <g key={i} transform={`translate(216 ${46 + i * 28.5})`} fill="none" strokeLinecap="round">
          {i < 3 ? (
            <rect width="20" height="20" rx="6" fill="var(--brand)" />
          ) : (
            <rect
              className={styles.box}
              x=".75"
              y=".75"
              width="18.5"
              height="18.5"
              rx="5.5"
              stroke="var(--border-strong)"
              strokeWidth="1.5"
            />
          )}
          <path
            className={i < 3 ? undefined : styles.tick}
            pathLength="10"
            d="M5.5 10.5l3.2 3.2L14.8 7"
            stroke="var(--on-brand)"
            strokeWidth="2.6"
            strokeLinejoin="round"
          />
          <path d={`M33 10h${length}`} stroke="var(--border)" strokeWidth="6" />
        </g>
      ))}
    </Drawing>
  );
}
