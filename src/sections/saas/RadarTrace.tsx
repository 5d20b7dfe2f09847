import { dateFormat } from '@/lib/formats';
import type en from '@words/en/saas/v1.json';
import { Section } from '@/ui/Section';
import { useLanguage } from '@/ui/translation';
import { localeOf } from '@/site/languages';
import styles from './Radar.module.scss';

const moments = ['drop', 'cell', 'told', 'clear'] as const;
const clocks = { drop: [9, 2], cell: [9, 4], told: [9, 5], clear: [9, 7] } as const;

/**
 * y of the sample curve in a 1200 × 130 viewBox: waves between two calm ends. It rises at a quarter, falls at a half and
 * is calm at three quarters, where the moments stand.
 */
const height = (x: number) => {
  const swell = Math.exp(-(((x - 470) / 190) ** 2));
  return 112 - swell * 74 - Math.sin(x / 9.5) * (1.5 + swell * 15);
};
const line = `M${Array.from({ length: 241 }, (_, i) => `${i * 5} ${height(i * 5).toFixed(1)}`).join('L')}`;

/** Timeline of an incident. */
export function RadarTrace({ title, text, picture, moments: words }: typeof en.trace) {
  const time = dateFormat(localeOf(useLanguage()), { hour: '2-digit', minute: '2-digit', hour12: false });
  return (
    <Section labelledBy="trace-title">
      <div className={styles.split}>
        <h2 id="trace-title">{title}</h2>
        <p>{text}</p>
      </div>
      <svg className={styles.trace} viewBox="0 0 1200 130" preserveAspectRatio="none" role="img" aria-label={picture}>
        <linearGradient id="trace-weather">
          <stop offset="0" className={styles.calmStop} />
          <stop offset=".25" className={styles.stormStop} />
          <stop offset=".42" className={styles.stormStop} />
          <stop offset=".5" className={styles.rainStop} />
          <stop offset=".75" className={styles.clearStop} />
        </linearGradient>
        <path d={`${line}V130H0Z`} fill="url(#trace-weather)" className={styles.area} />
        <path d={line} stroke="url(#trace-weather)" />
      </svg>
      <ol className={styles.moments}>
        {moments.map((id) => (
          <li key={id} data-moment={id}>
            <time dateTime={`0${clocks[id].join(':0')}`}>{time.format(new Date(2026, 8, 1, ...clocks[id]))}</time>
            <h3>{words[id].title}</h3>
            <p>{words[id].text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
