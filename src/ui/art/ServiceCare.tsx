import { useId } from 'react';
import { Drawing } from './Drawing';
import { Shade } from './Shade';
import styles from './ServiceCare.module.scss';

interface ServiceCareWords {
  hours: string;
  status: string;
  customer: string;
  initials: string;
  problem: string;
  time: string;
  engineer: string;
  answer: string;
  solved: string;
}

/** Illustration of support: a dial of 24 hours, noon on top, with a question at night and its answer. */
export function ServiceCare({ words }: { words: ServiceCareWords }) {
  const shade = useId();
  return (
    <Drawing width={520} height={380} className={styles.root}>
      <Shade id={shade} />
      <g data-part="dial">
        <g fill="none" strokeWidth="56">
          <path d="M43.7 154.3a138 138 0 0 1 266.6 0" stroke="var(--day)" />
          <path d="M310.3 225.7a138 138 0 0 1-266.6 0" stroke="var(--night)" />
          <path d="M43.7 225.7a138 138 0 0 1 0-71.4M310.3 154.3a138 138 0 0 1 0 71.4" stroke="var(--dusk)" />
        </g>
        <g stroke="var(--border-strong)" strokeWidth="1.5" strokeLinecap="round">
          {Array.from({ length: 24 }, (_, i) => (
            <path key={i} d={i % 6 ? 'M177 90v5' : 'M177 88v10'} transform={`rotate(${i * 15} 177 190)`} />
          ))}
        </g>
        <circle cx="177" cy="52" r="11" fill="var(--sun)" />
        <path
          d="M177 30v5m0 34v5m22-22h-5m-34 0h-5m37.6-15.6-3.6 3.6m-24 24-3.6 3.6m31.2 0-3.6-3.6m-24-24-3.6-3.6"
          stroke="var(--sun)"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d="M186 336a14 14 0 1 1-12-22 11 11 0 0 0 12 22z" fill="var(--moon)" />
        <path
          className={styles.stars}
          d="M128 316h.01M146 334h.01M228 320h.01M206 332h.01M112 296h.01"
          stroke="var(--moon)"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
        <g fontSize="13" fill="var(--muted)" textAnchor="middle">
          <text x="39" y="194.5">
            06
          </text>
          <text x="315" y="194.5">
            18
          </text>
        </g>
        <text x="177" y="198" fontSize="50" fontWeight="750" letterSpacing="-1.5" textAnchor="middle" fill="var(--ink)">
          {words.hours}
        </text>
        <text x="177" y="226" fontSize="14" textAnchor="middle" fill="var(--muted)">
          {words.status}
        </text>
        <g className={styles.hand}>
          <path d="M106 254 80 277" stroke="var(--brand)" strokeWidth="4" strokeLinecap="round" />
          <circle cx="74.5" cy="282.5" r="11" fill="var(--brand)" stroke="var(--surface)" strokeWidth="4" />
        </g>
      </g>

      <g data-part="question">
        <rect
          x="262"
          y="70"
          width="246"
          height="78"
          rx="18"
          fill="var(--card)"
          stroke="var(--border)"
          filter={`url(#${shade})`}
        />
        <circle cx="297" cy="109" r="20" fill="var(--warning-soft)" />
        <text x="297" y="114" fontSize="13.5" fontWeight="700" textAnchor="middle" fill="var(--warning)">
          {words.initials}
        </text>
        <text x="329" y="103" fontSize="12.5" fontWeight="500" fill="var(--muted)">
          {words.customer}
        </text>
        <text x="490" y="103" fontSize="12.5" fontWeight="500" textAnchor="end" fill="var(--muted)">
          {words.time}
        </text>
        <text x="329" y="124" fontSize="14" fill="var(--ink)">
          {words.problem}
        </text>
      </g>

      <g data-part="reply">
        <g className={styles.reply}>
          <rect
            x="254"
            y="218"
            width="264"
            height="104"
            rx="18"
            fill="var(--ink)"
            stroke="var(--surface)"
            strokeWidth="4"
            filter={`url(#${shade})`}
          />
          <circle cx="288" cy="257" r="20" fill="var(--brand)" />
          <path d="M291 245l-11 15h7.5l-3.5 11 12-15.5h-7.5z" fill="var(--on-brand)" />
          <text x="320" y="251" fontSize="12.5" fontWeight="500" fill="var(--on-ink)" fillOpacity=".66">
            {words.engineer}
          </text>
          <text x="320" y="272" fontSize="14" fill="var(--on-ink)">
            {words.answer}
          </text>
          <text x="320" y="296" fontSize="14" fill="var(--on-ink)">
            {words.solved}
          </text>
        </g>
      </g>
    </Drawing>
  );
}
