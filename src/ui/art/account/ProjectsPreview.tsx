import { BlankCard, BlankText, Preview } from './Blank';

const wave = 'M0 0C12-26 22 22 34 0S56-22 68 0 90 16 102 0 124-14 136 0 158 10 170 0 192-8 204 0';

const cards = [
  { x: 0, y: 172, tone: 'var(--warning)', title: 150 },
  { x: 410, y: 172, tone: 'var(--info)', title: 120 },
];

/** A large project and two beside each other, each with its trace. */
export const ProjectsPreview = () => (
  <Preview>
    <rect width="800" height="152" rx="22" fill="var(--foot-bg)" stroke="var(--border)" strokeWidth="2" />
    <rect x="30" y="28" width="84" height="22" rx="11" fill="#0f2a1b" />
    <BlankText x={30} y={70} width={210} height={18} tone="#f1f6f3" />
    <BlankText x={30} y={106} width={260} tone="#93a39a" />
    <path
      d={wave}
      transform="translate(400 76) scale(1.7 1.3)"
      fill="none"
      stroke="var(--brand)"
      strokeWidth="3.5"
      strokeLinecap="round"
    />
    <path d="M748 76H770" stroke="#2a3831" strokeWidth="5" strokeLinecap="round" />
    {cards.map(({ x, y, tone, title }) => (
      <g key={x}>
        <BlankCard x={x} y={y} width={390} height={190} />
        <BlankText x={x + 28} y={y + 28} width={78} height={20} tone={tone} />
        <BlankText x={x + 28} y={y + 66} width={title} height={13} tone="var(--ink)" />
        <path
          d={wave}
          transform={`translate(${x + 28} ${y + 112}) scale(1.1 .9)`}
          fill="none"
          stroke="var(--brand)"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path
          d={`M${x + 256} ${y + 112}H${x + 362}`}
          stroke="var(--border-strong)"
          strokeOpacity=".5"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
    ))}
  </Preview>
);
