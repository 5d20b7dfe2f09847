import { BlankCard, BlankField, BlankText, Preview } from './Blank';

const lines = 'M150 190C160 110 230 60 340 52M196 190C204 134 262 96 340 90M104 190C114 84 204 26 340 12';

/** Two bank cards, the second half behind the first, and the billing address. */
export const PaymentPreview = () => (
  <Preview>
    <BlankCard x={0} y={0} width={800} height={340} />
    <g transform="translate(120 44) rotate(5 150 95)">
      <rect width="300" height="190" rx="20" fill="#1b2a23" />
      <path d={lines} fill="none" stroke="#fff" strokeOpacity=".14" strokeWidth="2" />
    </g>
    <g transform="translate(44 62)">
      <ellipse cx="160" cy="204" rx="140" ry="10" fill="#000" opacity=".14" />
      <rect width="300" height="190" rx="20" fill="#0b4da2" />
      <path d={lines} fill="none" stroke="#fff" strokeOpacity=".2" strokeWidth="2" />
      <rect x="28" y="36" width="46" height="34" rx="8" fill="#f5c35b" />
      {[0, 1, 2, 3].map((group) => (
        <rect key={group} x={28 + group * 62} y="112" width="48" height="12" rx="6" fill="#fff" opacity=".85" />
      ))}
      <rect x="28" y="150" width="96" height="9" rx="4.5" fill="#fff" opacity=".6" />
      <circle cx="246" cy="152" r="15" fill="#fff" opacity=".5" />
      <circle cx="264" cy="152" r="15" fill="#fff" opacity=".35" />
    </g>
    <BlankText x={500} y={44} width={140} height={15} tone="var(--ink)" />
    <BlankField x={500} y={86} width={260} filled={110} />
    <BlankField x={500} y={168} width={260} filled={160} />
    <BlankField x={500} y={250} width={120} filled={50} />
    <BlankField x={640} y={250} width={120} filled={60} />
  </Preview>
);
