import { useId } from 'react';
import { Drawing } from './Drawing';
import { Shade } from './Shade';
import styles from './ServiceAi.module.scss';

interface ServiceAiWords {
  question: string;
  today: string;
  limit: string;
  answer: string;
  reason: string;
  months: { first: string; second: string; third: string; fourth: string };
}

const readings =
  '55 262 72 256 89 266 106 251 123 258 140 244 157 252 174 239 191 246 208 231 225 238 242 224 259 229 276 215 293 219';

/** Illustration of forecasting: measured values, the cone of the forecast, and the answer in a sentence. */
export function ServiceAi({ words }: { words: ServiceAiWords }) {
  const id = useId();
  return (
    <Drawing width={520} height={380} className={styles.root}>
      <Shade id={id} />
      <linearGradient id={`${id}c`}>
        <stop stopColor="var(--brand)" stopOpacity=".34" />
        <stop offset="1" stopColor="var(--brand)" stopOpacity=".1" />
      </linearGradient>
      <g data-part="chart">
        <rect x=".5" y="36.5" width="506" height="336" rx="18" fill="var(--card)" stroke="var(--border)" />
        <path d="M28 320.5h452M28 264.5h452M28 208.5h452M28 152.5h452" stroke="var(--surface-2)" strokeWidth="1.5" />
        <path d="M28 128.5h452" stroke="var(--danger)" strokeWidth="1.5" strokeDasharray="2 5" strokeLinecap="round" />
        <text x="28" y="118" fontSize="13" fill="var(--danger)">
          {words.limit}
        </text>
        <g fontSize="13" fill="var(--muted)" textAnchor="middle">
          {Object.values(words.months).map((month, i) => (
            <text key={i} x={72 + i * 116} y="350">
              {month}
            </text>
          ))}
        </g>

        <g className={styles.future}>
          <path d="M293 219C346 192 404 124 478 74V150C410 172 346 212 293 219z" fill={`url(#${id}c)`} />
          <path
            d="M293 219C346 201 406 150 478 98"
            fill="none"
            stroke="var(--brand)"
            strokeWidth="3.5"
            strokeDasharray="1 8"
            strokeLinecap="round"
          />
        </g>
        <circle cx="435" cy="128.5" r="6.5" fill="var(--card)" stroke="var(--danger)" strokeWidth="3" />
        <path d="M293.5 100v220" stroke="var(--border-strong)" strokeDasharray="3 4" />
        <polyline
          points={readings}
          fill="none"
          stroke="var(--ink)"
          strokeWidth="3"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <circle cx="293" cy="219" r="7.5" fill="var(--brand)" stroke="var(--card)" strokeWidth="3.5" />
        <rect data-part="today" x="262" y="299" width="63" height="24" rx="12" fill="var(--surface-3)" />
        <text x="293.5" y="315.5" fontSize="12.5" fill="var(--ink)" textAnchor="middle">
          {words.today}
        </text>
      </g>

      <g data-part="question">
        <rect
          x="28"
          y="8"
          width="388"
          height="56"
          rx="28"
          fill="var(--bg)"
          stroke="var(--border-strong)"
          strokeWidth="1.5"
          filter={`url(#${id})`}
        />
        <path
          d="M58 24c1.5 8 4 10.5 12 12-8 1.5-10.5 4-12 12-1.5-8-4-10.5-12-12 8-1.5 10.5-4 12-12z"
          fill="var(--link)"
        />
        <text x="82" y="41" fontSize="15" fill="var(--ink)">
          {words.question}
          <tspan className={styles.caret} dx="3" fontWeight="400" fill="var(--link)">
            |
          </tspan>
        </text>
      </g>

      <g data-part="answer">
        <g className={styles.answer}>
          <rect x="334" y="226" width="186" height="80" rx="16" fill="var(--ink)" filter={`url(#${id})`} />
          <text x="353" y="260" fontSize="21" fontWeight="750" fill="var(--on-ink)">
            {words.answer}
          </text>
          <text x="353" y="284" fontSize="13" fontWeight="500" fill="var(--on-ink)" fillOpacity=".7">
            {words.reason}
          </text>
        </g>
      </g>
    </Drawing>
  );
}
