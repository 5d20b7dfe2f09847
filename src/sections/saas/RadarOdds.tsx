import { numberFormat } from '@/lib/formats';
import type en from '@words/en/saas/v1.json';
import { localeOf } from '@/site/languages';
import { useLanguage } from '@/ui/translation';
import styles from './Radar.module.scss';

/** Forecast probability and observed frequency, in percent. */
const pairs = [
  [10, 7],
  [24, 21],
  [38, 36],
  [52, 55],
  [66, 70],
  [80, 78],
  [92, 93],
] as const;
const signs = ['line', 'band', 'diagonal'] as const;
const x = (forecast: number) => 70 + forecast * 4.5;
const y = (observed: number) => 440 - observed * 4.1;

/** Reliability diagram of the forecasts: points near the diagonal are accurate. */
export function RadarOdds({ title, text, picture, said, happened, legend }: typeof en.odds) {
  const percent = numberFormat(localeOf(useLanguage()), { style: 'percent' });
  const points = pairs.map(([a, b]) => `${x(a)} ${y(b)}`).join('L');
  const band = `M${pairs.map(([a, b]) => `${x(a)} ${y(b + 7)}`).join('L')}L${[...pairs]
    .reverse()
    .map(([a, b]) => `${x(a)} ${y(b - 7)}`)
    .join('L')}Z`;
  return (
    <div className={`${styles.card} ${styles.oddsCard}`}>
      <h2>{title}</h2>
      <p>{text}</p>
      <ul className={styles.legend}>
        {signs.map((sign) => (
          <li key={sign}>
            <svg viewBox="0 0 28 14" aria-hidden="true">
              <path d={sign === 'band' ? 'M0 0H28V14H0Z' : 'M0 7H28'} className={styles[sign]} />
              {sign === 'line' && <circle cx="14" cy="7" r="4" />}
            </svg>
            {legend[sign]}
          </li>
        ))}
      </ul>
      <svg className={styles.odds} viewBox="-26 0 566 490" role="img" aria-label={picture}>
        {[0, 30, 60, 90].map((at) => (
          <g key={at}>
            <path d={`M70 ${y(at)}H530`} className={styles.grid} />
            <text x="58" y={y(at) + 5} textAnchor="end">
              {percent.format(at / 100)}
            </text>
          </g>
        ))}
        <path d={band} className={styles.band} />
        <path d={`M${x(0)} ${y(0)}L${x(100)} ${y(100)}`} className={styles.diagonal} />
        <path d={`M${points}`} className={styles.line} />
        {pairs.map(([a, b]) => (
          <circle key={a} cx={x(a)} cy={y(b)} r="6" />
        ))}
        <text x="530" y="476" textAnchor="end">
          {said} →
        </text>
        <text x="70" y="18">
          ↑ {happened}
        </text>
      </svg>
    </div>
  );
}
