import styles from './StreetScene.module.scss';

interface StreetWindowProps {
  /** The id of its glow. */
  glow: string;
}

/** A window with a cross, a sill and, where it is warm, light; 30 × 42 units. */
export function StreetWindow({ glow }: StreetWindowProps) {
  return (
    <>
      <radialGradient id={glow}>
        <stop offset=".3" stopColor="#ffd06a" stopOpacity=".55" />
        <stop offset="1" stopColor="#ffd06a" stopOpacity="0" />
      </radialGradient>
      <ellipse cx="15" cy="21" rx="42" ry="50" fill={`url(#${glow})`} className={styles.glow} />
      <rect x="-4" y="-4" width="38" height="50" rx="2" fill="var(--frame)" />
      <rect width="30" height="42" fill="var(--pane)" />
      <path d="M0 0H30V7H0ZM0 0H4V42H0Z" fill="#000" fillOpacity=".18" />
      <path d="M15 0V42M0 18H30" stroke="var(--frame)" strokeWidth="3" />
      <rect x="-7" y="46" width="44" height="5" fill="var(--frame)" />
      <rect x="-7" y="51" width="44" height="4" fill="#000" fillOpacity=".16" />
      <path d="M-7 46Q15 38 37 46Z" fill="var(--flake)" className={styles.snow} />
    </>
  );
}

interface StreetHouseProps {
  /** The id of the drawn StreetWindow. */
  pane: string;
  /** The left edge. */
  x: number;
  /** Width of the wall, and its height above the pavement. */
  w: number;
  h: number;
  wall: 'a' | 'b' | 'c';
  /** With a wooden bay on the upper floor. */
  bay?: boolean;
  /** With the outdoor unit of a heat pump. */
  pump?: boolean;
}

/** An old house that stands on y = 0; its colours are the weather's. */
export function StreetHouse({ pane, x, w, h, wall, bay = false, pump = false }: StreetHouseProps) {
  const roof = 54 + w * 0.16;
  const step = w / 3;
  const glass = `#${pane}`;
  return (
    <g transform={`translate(${x} 0)`}>
      <ellipse cx={w / 2 + 16} cy="4" rx={w * 0.6} ry="9" fill="#000" fillOpacity=".14" />
      <rect x={w * 0.66} y={-h - roof * 0.94} width="26" height={roof * 0.8} fill="var(--chimney)" />
      <rect x={w * 0.66 - 4} y={-h - roof * 0.94 - 8} width="34" height="10" fill="var(--chimney-cap)" />
      <path d={`M${w * 0.66 - 5} ${-h - roof * 0.94 - 8}q18-14 36 0Z`} fill="var(--flake)" className={styles.snow} />
      <rect y={-h} width={w} height={h} fill={`var(--wall-${wall})`} />
      <rect x={w * 0.8} y={-h} width={w * 0.2} height={h} fill="#000" fillOpacity=".1" />
      <rect y="-26" width={w} height="26" fill="#000" fillOpacity=".1" />
      <path d={`M-16 ${-h}L${w * 0.3} ${-h - roof}H${w * 0.74}L${w + 16} ${-h}Z`} fill="var(--roof)" />
      <path d={`M${w * 0.6} ${-h}L${w * 0.62} ${-h - roof}H${w * 0.74}L${w + 16} ${-h}Z`} fill="var(--roof-shade)" />
      <path
        d={[0.24, 0.5, 0.76]
          .map((up) => `M${(w * 0.3 + 16) * up - 14} ${-h - roof * up}H${w + 14 - (w * 0.26 + 16) * up}`)
          .join('')}
        stroke="#000"
        strokeOpacity=".16"
        strokeWidth="2"
      />
      <path
        d={`M-16 ${-h}L${w * 0.3} ${-h - roof}H${w * 0.74}L${w + 16} ${-h}q-12 6-22-5-12 8-24-3-16 9-30-3-14 7-28-2-16 8-30 1-12 6-24-1-14 8-24 0Z`}
        fill="var(--flake)"
        className={styles.snow}
      />
      <rect x="-8" y={-h} width={w + 16} height="7" fill="var(--frame)" />
      <rect y={-h + 7} width={w} height="9" fill="#000" fillOpacity=".2" />
      {bay ? (
        <g>
          <path
            d={`M${step * 0.55} ${-h + 112}L${step * 0.75} ${-h + 134}H${step * 2.25}L${step * 2.45} ${-h + 112}Z`}
            fill="#000"
            fillOpacity=".28"
          />
          <rect x={step * 0.5} y={-h + 26} width={step * 2} height="90" fill="var(--frame)" />
          <rect x={step * 1.95} y={-h + 26} width={step * 0.55} height="90" fill="#000" fillOpacity=".1" />
          <rect x={step * 0.5 - 6} y={-h + 20} width={step * 2 + 12} height="9" fill="var(--roof)" />
          <use href={glass} transform={`translate(${step * 0.72} ${-h + 44}) scale(${step * 0.0147})`} />
          <use href={glass} transform={`translate(${step * 1.29} ${-h + 44}) scale(${step * 0.0147})`} />
          <use href={glass} transform={`translate(${step * 1.87} ${-h + 44}) scale(${step * 0.0147})`} />
        </g>
      ) : (
        <>
          <use href={glass} x={step * 0.34} y={-h + 36} />
          <use href={glass} x={step * 1.27} y={-h + 36} />
          <use href={glass} x={step * 2.2} y={-h + 36} />
        </>
      )}
      <use href={glass} x={step * 0.34} y={-92} />
      <g transform={`translate(${step * 1.3} 0)`}>
        <path d="M-5 0V-92Q17-112 39-92V0Z" fill="var(--frame)" />
        <path d="M0 0V-88Q17-102 34-88V0Z" fill="var(--door)" />
        <path d="M6-80Q17-90 28-80V-66H6Z" fill="var(--pane)" />
        <path d="M6-58H15V-10H6ZM19-58H28V-10H19Z" fill="#000" fillOpacity=".2" />
        <circle cx="29" cy="-42" r="2.5" fill="var(--frame)" />
        <rect x="-10" y="-5" width="54" height="8" fill="var(--ground-edge)" />
      </g>
      {pump ? (
        <g transform={`translate(${step * 2.1} 0)`}>
          <ellipse cx="30" cy="3" rx="36" ry="5" fill="#000" fillOpacity=".2" />
          <rect y="-50" width="58" height="48" rx="6" fill="#f3f7f6" />
          <rect x="44" y="-50" width="14" height="48" rx="6" fill="#c9d4d3" />
          <circle cx="23" cy="-26" r="18" fill="#33454c" />
          <path
            d="M23-26C19-36 22-42 25-43 28-38 27-31 23-26ZM23-26C34-24 38-19 37-15 31-16 26-20 23-26ZM23-26C17-19 11-17 8-19 11-24 16-27 23-26Z"
            fill="#a9bcc0"
          />
          <path d="M48-40H54M48-33H54" stroke="#7f9186" strokeWidth="2.5" />
        </g>
      ) : (
        <use href={glass} x={step * 2.2} y={-92} />
      )}
    </g>
  );
}
