import { useId } from 'react';
import { barChart } from '@/ui/icons/bar-chart';
import { creditCard } from '@/ui/icons/credit-card';
import { truck } from '@/ui/icons/truck';
import { Drawing } from './Drawing';
import { Shade } from './Shade';
import styles from './ServiceDevops.module.scss';

interface ServiceDevopsWords {
  sources: { books: string; cargo: string; bank: string };
  stations: { build: string; test: string; release: string };
  command: string;
  tested: string;
  live: string;
}

const sources = [barChart, truck, creditCard];

/** Illustration of DevOps as a transit map: three systems join one line with three stations. */
export function ServiceDevops({ words }: { words: ServiceDevopsWords }) {
  const shade = useId();
  return (
    <Drawing width={520} height={380} className={styles.root}>
      <Shade id={shade} />
      <g data-part="map">
        <g fill="none" stroke="var(--muted)" strokeWidth="5" strokeLinecap="round">
          <path d="M55 38H112q13 0 22 9L196 109q9 9 22 9H240M55 228H112q13 0 22-9L218 127q9-9 22-9" />
          <path
            d="M240 118q13 0 22-9L300 71q9-9 22-9H372q13 0 22 9L432 109q9 9 22 9"
            strokeWidth="4"
            strokeDasharray=".1 9"
          />
          <path d="M55 133H142q6 0 10-4l7-7q4-4 10-4H472" strokeWidth="6" stroke="var(--brand)" />
        </g>
        {sources.map((icon, i) => (
          <g key={icon} transform={`translate(1 ${11 + i * 95})`}>
            <rect width="54" height="54" rx="16" fill="var(--card)" stroke="var(--border)" />
            <path transform="translate(15.5 15.5) scale(1.45)" d={icon} fill="var(--ink)" />
            <text x="64" y="17" fontSize="14" fill="var(--text)">
              {Object.values(words.sources)[i]}
            </text>
          </g>
        ))}
        <circle cx="240" cy="118" r="12" fill="var(--card)" stroke="var(--ink)" strokeWidth="4" />
        <g fill="var(--card)" stroke="var(--muted)" strokeWidth="3">
          <circle cx="322" cy="62" r="6.5" />
          <circle cx="347" cy="62" r="6.5" />
          <circle cx="372" cy="62" r="6.5" />
        </g>
        <circle className={styles.train} cx="240" cy="118" r="6" fill="var(--brand)" />
        {[312, 392].map((x) => (
          <g key={x} transform={`translate(${x} 118)`}>
            <circle r="15" fill="var(--brand)" stroke="var(--surface)" strokeWidth="4" />
            <path
              d="M-6 .5l4 4 8-9"
              fill="none"
              stroke="var(--on-brand)"
              strokeWidth="3"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </g>
        ))}
        <circle cx="472" cy="118" r="27" fill="var(--ink)" stroke="var(--surface)" strokeWidth="5" />
        <path d="M475 102l-13 18h9l-4 14 15-19h-9.5z" fill="var(--brand)" />
        <g fontSize="14" textAnchor="middle" fill="var(--text)">
          {Object.values(words.stations).map((station, i) => (
            <text key={i} x={312 + i * 80} y={i < 2 ? 158 : 168}>
              {station}
            </text>
          ))}
        </g>
      </g>

      <g data-part="terminal">
        <rect
          x="100"
          y="226"
          width="408"
          height="146"
          rx="18"
          fill="var(--term)"
          stroke="var(--term-edge)"
          filter={`url(#${shade})`}
        />
        <path
          d="M124 249h.01M140 249h.01M156 249h.01"
          stroke="var(--foot-rule)"
          strokeWidth="9"
          strokeLinecap="round"
        />
        <g fontSize="14.5" fontWeight="500" fill="var(--foot-text)">
          <text x="124" y="285" fill="var(--foot-muted)">
            $
          </text>
          <text x="148" y="285" fontWeight="600">
            {words.command}
          </text>
          <text x="148" y="315">
            {words.tested}
          </text>
          <text x="148" y="345" fontWeight="600" fill="var(--brand)">
            {words.live}
          </text>
        </g>
        <g fontSize="13" fontWeight="500" fill="var(--foot-muted)" textAnchor="end">
          <text x="484" y="315">
            0:41
          </text>
          <text x="484" y="345">
            0:12
          </text>
        </g>
        <path
          d="M123 310l4 4 8-9M123 340l4 4 8-9"
          fill="none"
          stroke="var(--brand)"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </Drawing>
  );
}
