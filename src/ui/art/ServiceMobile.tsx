import { useId } from 'react';
import { barChart } from '@/ui/icons/bar-chart';
import { boxSeam } from '@/ui/icons/box-seam';
import { people } from '@/ui/icons/people';
import { truck } from '@/ui/icons/truck';
import { Drawing } from './Drawing';
import { Shade } from './Shade';
import styles from './ServiceMobile.module.scss';

interface ServiceMobileWords {
  title: string;
  stops: { first: string; second: string; third: string; fourth: string };
  customer: string;
  order: string;
  button: string;
  synced: string;
}

/** A delivery round on two screens in sync: the office's window and the driver's phone. */
export function ServiceMobile({ words }: { words: ServiceMobileWords }) {
  const shade = useId();
  return (
    <Drawing width={520} height={380} className={styles.root}>
      <Shade id={shade} />
      <g data-part="window">
        <path d="M0 338h446v4a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16z" fill="var(--base)" />
        <path d="M14 338V50a20 20 0 0 1 20-20h378a20 20 0 0 1 20 20v288z" fill="var(--bezel)" />
        <path d="M23 338V50a11 11 0 0 1 11-11h378a11 11 0 0 1 11 11v288z" fill="var(--card)" />
        <path d="M23 82.5h400" stroke="var(--border)" />
        <text x="43" y="66" fontSize="15" fontWeight="750" fill="var(--ink)">
          {words.title}
        </text>
        <g data-part="sidebar">
          <path d="M82.5 83v255" stroke="var(--border)" />
          <rect x="32" y="93" width="42" height="42" rx="12" fill="var(--surface-2)" />
          {[truck, boxSeam, people, barChart].map((icon, i) => (
            <path
              key={icon}
              transform={`translate(43.4 ${104.4 + i * 52}) scale(1.2)`}
              d={icon}
              fill={i ? 'var(--border-strong)' : 'var(--ink)'}
            />
          ))}
        </g>
        <g data-part="stops">
          {Object.values(words.stops).map((stop, i) => (
            <g key={i} transform={`translate(93 ${93 + i * 58})`}>
              <rect width="320" height="50" rx="12" fill={i === 1 ? 'var(--brand-soft)' : 'var(--surface)'} />
              <circle
                cx="27"
                cy="25"
                r="13"
                fill={i ? 'none' : 'var(--surface-3)'}
                stroke={i === 1 ? 'var(--link)' : 'var(--border)'}
                strokeWidth="2"
              />
              {i ? (
                <text
                  x="27"
                  y="29.5"
                  fontSize="12.5"
                  fontWeight="700"
                  textAnchor="middle"
                  fill={i === 1 ? 'var(--link)' : 'var(--muted)'}
                >
                  {i + 1}
                </text>
              ) : (
                <path
                  d="M21.5 25.5l4 4 7.5-8.5"
                  fill="none"
                  stroke="var(--muted)"
                  strokeWidth="2.5"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              )}
              <text x="53" y="30" fontSize="14" fill={i === 1 ? 'var(--brand-soft-text)' : 'var(--text)'}>
                {stop}
              </text>
            </g>
          ))}
        </g>
      </g>

      <g data-part="phone">
        <g className={styles.phone}>
          <rect x="333" y="4" width="180" height="368" rx="34" fill="var(--bezel)" filter={`url(#${shade})`} />
          <rect x="340" y="11" width="166" height="354" rx="27" fill="var(--bg)" />
          <path d="M340 200V38a27 27 0 0 1 27-27h112a27 27 0 0 1 27 27v162z" fill="var(--surface-2)" />
          <path
            d="M340 112l44-12 48 14 74-30M384 100l-12-89M432 114l-12 86M340 160l87-14 79 22"
            fill="none"
            stroke="var(--bg)"
            strokeWidth="8"
          />
          <path
            d="M470 158 427 146 432 114 384 100"
            fill="none"
            stroke="var(--ink)"
            strokeWidth="3"
            strokeLinejoin="round"
            strokeLinecap="round"
            strokeDasharray="1 7"
          />
          <circle cx="470" cy="158" r="7" fill="var(--ink)" stroke="var(--bg)" strokeWidth="3" />
          <path
            className={styles.pin}
            d="M384 102c-9-13-16-19-16-28a16 16 0 0 1 32 0c0 9-7 15-16 28zm0-21a7 7 0 1 0 0-14 7 7 0 0 0 0 14z"
            fill="var(--ink)"
          />
          <rect x="398" y="20" width="50" height="14" rx="7" fill="var(--bezel)" />
          <path
            d="M340 206a20 20 0 0 1 20-20h126a20 20 0 0 1 20 20v132a27 27 0 0 1-27 27H367a27 27 0 0 1-27-27z"
            fill="var(--bg)"
          />
          <path d="M412 198h22" stroke="var(--surface-3)" strokeWidth="4" strokeLinecap="round" />
          <text x="358" y="232" fontSize="16" fontWeight="750" letterSpacing="-.2" fill="var(--ink)">
            {words.customer}
          </text>
          <text x="358" y="252" fontSize="13" fontWeight="500" fill="var(--muted)">
            {words.order}
          </text>
          <path d="M358 274h130M358 288h84" stroke="var(--surface-3)" strokeWidth="6" strokeLinecap="round" />
          <rect x="354" y="308" width="138" height="42" rx="12" fill="var(--brand)" />
          <text x="423" y="334" fontSize="14" fontWeight="700" textAnchor="middle" fill="var(--on-brand)">
            {words.button}
          </text>
        </g>
      </g>

      <g data-part="pill">
        <g className={styles.pill}>
          <rect x="70" y="326" width="224" height="46" rx="23" fill="var(--ink)" filter={`url(#${shade})`} />
          <path
            transform="translate(-24 10)"
            d="M119 339a9 9 0 0 1 15.5-6.2M137 339a9 9 0 0 1-15.5 6.2M135 326.5v6.5h-6.5M121 351.5V345h6.5"
            fill="none"
            stroke="var(--on-ink)"
            strokeWidth="2.2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <text x="125" y="354" fontSize="14" fill="var(--on-ink)">
            {words.synced}
          </text>
        </g>
      </g>
    </Drawing>
  );
}
