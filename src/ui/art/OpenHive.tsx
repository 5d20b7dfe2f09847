import { Drawing } from './Drawing';

/** Colours of the combs from the side, the warmest in the middle of the hive. */
const combs = ['#f9d77e', '#f2b233', '#e07a2c', '#cf5127', '#e07a2c', '#f2b233'];

/** The comb that is the sensor. */
const sensor = 3;

interface BeeProps {
  x: number;
  y: number;
  /** In degrees, clockwise. */
  turn: number;
}

const Bee = ({ x, y, turn }: BeeProps) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(1.25)`}>
    <path d="M-3-6C-16-24-4-30 1-8M4-6C4-26 18-26 9-7" fill="#fff8e6" opacity=".9" />
    <ellipse rx="16" ry="9.5" fill="#f6c044" />
    <path d="M-8-8V8M-1-9.5V9.5" stroke="#2a1608" strokeWidth="4" />
    <circle cx="14" r="7.5" fill="#2a1608" />
    <path d="M17-6q2-7 8-8M20-4q5-5 9-4" fill="none" stroke="#2a1608" strokeWidth="2" strokeLinecap="round" />
    <circle cx="16.5" cy="-1.5" r="2" fill="#fff8e6" />
  </g>
);

/** A hive with its front taken off: cold air falls in below the raised lid, and one of the combs measures. Decorative. */
export function OpenHive() {
  return (
    <Drawing width={380} height={540}>
      <ellipse cx="190" cy="520" rx="160" ry="14" fill="#000" opacity=".4" />
      <path d="M76 462h24v54H76zM280 462h24v54h-24z" fill="#6b4221" />
      <path d="M52 452h276v22H52z" fill="#d9a35f" />
      <path d="M52 466h276v8H52z" fill="#9a6430" />
      <path d="M64 216h252v236H64z" fill="#c98d4f" />
      <path d="M64 216h18v236H64zM298 216h18v236h-18z" fill="#a86d35" />
      <path
        d="M64 256h18M64 296h18M64 336h18M64 376h18M64 416h18M298 256h18M298 296h18M298 336h18M298 376h18M298 416h18"
        stroke="#6b4221"
        strokeWidth="3"
      />
      <path d="M82 230h216v208H82z" fill="#3a1606" />
      <ellipse cx="196" cy="348" rx="88" ry="92" fill="#e07a2c" opacity=".34" />
      {combs.map((color, index) => (
        <g key={index} transform={`translate(${90 + index * 34} 240)`}>
          <path d="M0 0h30v10H0z" fill="#eec38a" />
          <path d="M5 10h20v172q-10 14-20 0z" fill={index === sensor ? '#0f2a20' : color} />
          {index === sensor ? (
            <>
              <path d="M15 52V20m0 150v-52" stroke="#1f5a42" strokeWidth="3" />
              <path d="m15 66 16 9v20l-16 9-16-9V75z" fill="#0f2a20" stroke="#5be495" strokeWidth="3" />
              <path
                d="M8 84q7-8 14 0m-10 5q3-3 6 0"
                fill="none"
                stroke="#5be495"
                strokeWidth="3"
                strokeLinecap="round"
              />
            </>
          ) : (
            <path
              d="M8 22h14M8 38h14M8 54h14M8 70h14M8 86h14M8 102h14M8 118h14M8 134h14M8 150h14M8 166h14"
              stroke="#5a210c"
              strokeWidth="3"
              strokeLinecap="round"
              strokeDasharray="5 4"
              opacity=".6"
            />
          )}
        </g>
      ))}
      <path d="M96 214 82 138" stroke="#9a6430" strokeWidth="7" strokeLinecap="round" />
      <g transform="rotate(17 318 210)">
        <path d="M54 196h272v20H54z" fill="#d9a35f" />
        <path d="M54 208h272v8H54z" fill="#9a6430" />
        <path d="M44 178h292v20H44z" fill="#e9eef0" />
        <path d="M44 190h292v8H44z" fill="#b4c0c4" />
      </g>
      <g fill="none" stroke="#9fd4f5" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M14 176q58-6 84 50m-16-8 17 9 5-18" />
        <path d="M6 214q34-2 48 26" opacity=".6" />
        <path d="M24 140q90-12 122 84m-17-7 18 9 5-19" />
      </g>
      <path
        d="M300 96c-30 40-76 10-90 48s40 40 46 20"
        fill="none"
        stroke="#f6c044"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 10"
      />
      <Bee x={310} y={82} turn={-24} />
      <Bee x={152} y={392} turn={-78} />
      <Bee x={250} y={362} turn={82} />
      <Bee x={346} y={440} turn={196} />
    </Drawing>
  );
}
