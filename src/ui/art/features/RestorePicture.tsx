import { useId } from 'react';
import { Shade } from '../Shade';

interface TableProps {
  x: number;
  y: number;
  scale: number;
  stroke: string;
  /** Its two middle rows are lost, and written back. */
  damaged?: boolean;
}

/** A table of four rows. */
function Table({ x, y, scale, stroke, damaged }: TableProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect x="-50" width="100" height="118" rx="12" fill="var(--card)" stroke={stroke} strokeWidth={3 / scale} />
      <path
        d="M-50 24V12a12 12 0 0 1 12-12h76a12 12 0 0 1 12 12v12z"
        fill={damaged ? 'var(--danger)' : 'var(--metal)'}
      />
      {[40, 61, 82, 103].map((row, index) =>
        damaged && (index === 1 || index === 2) ? (
          <g key={row}>
            <rect
              x="-42"
              y={row - 9}
              width="84"
              height="18"
              rx="5"
              fill="var(--danger-soft)"
              stroke="var(--danger)"
              strokeDasharray="4 4"
            />
            <path
              d={`M-34 ${row}h${index === 1 ? 68 : 40}`}
              stroke="var(--brand)"
              strokeWidth="8"
              strokeLinecap="round"
            />
          </g>
        ) : (
          <path
            key={row}
            d={`M-36 ${row}h22M-2 ${row}h36`}
            stroke="var(--border-strong)"
            strokeOpacity=".5"
            strokeWidth="8"
            strokeLinecap="round"
          />
        ),
      )}
    </g>
  );
}

/** Copies by the minute: that of 17:39 is opened, and its rows fill the gap of 17:40. */
export function RestorePicture() {
  const shade = useId();
  return (
    <>
      <Shade id={shade} />
      <path d="M14 270h412" stroke="var(--border-strong)" strokeWidth="4" strokeLinecap="round" />
      <path d="M14 270h208" stroke="var(--brand)" strokeWidth="7" strokeLinecap="round" />
      <g stroke="var(--border-strong)" strokeWidth="2.5" strokeDasharray="1 7" strokeLinecap="round">
        <path d="M46 232v34M124 232v34M222 210v56M360 236v30" />
      </g>
      <Table x={46} y={160} scale={0.6} stroke="var(--border)" />
      <Table x={124} y={160} scale={0.6} stroke="var(--border)" />
      <g filter={`url(#${shade})`}>
        <Table x={222} y={94} scale={0.98} stroke="var(--brand)" />
      </g>
      <Table x={360} y={94} scale={1.2} stroke="var(--danger)" damaged />
      <path d="M222 76C230 30 300 22 344 62" fill="none" stroke="var(--brand)" strokeWidth="6" strokeLinecap="round" />
      <path d="M352 42l-2 28-27-5z" fill="var(--brand)" stroke="var(--brand)" strokeWidth="4" strokeLinejoin="round" />
      <circle cx="178" cy="98" r="17" fill="var(--brand)" stroke="var(--stage)" strokeWidth="4" />
      <path
        d="M170.5 98l5.5 5.5 10-11"
        fill="none"
        stroke="var(--on-brand)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="222" cy="270" r="13" fill="var(--brand)" stroke="var(--stage)" strokeWidth="5" />
      <g fontSize="21" textAnchor="middle" fill="var(--muted)">
        <text x="46" y="307">
          17:37
        </text>
        <text x="124" y="307">
          17:38
        </text>
        <text x="222" y="307" fontWeight="750" fill="var(--link)">
          17:39
        </text>
        <text x="360" y="307" fontWeight="750" fill="var(--danger)">
          17:40
        </text>
      </g>
    </>
  );
}
