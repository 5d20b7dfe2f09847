import { BlankCard, BlankText, Preview } from './Blank';

const tiles = ['#c8713a', '#1b67b8', '#3b5347'];

/** An order on its way: parcels, the line of its steps, and the next order below. */
export const OrdersPreview = () => (
  <Preview>
    <BlankCard x={0} y={0} width={800} height={250} />
    <rect x="30" y="28" width="70" height="22" rx="11" fill="var(--brand-soft)" />
    <BlankText x={30} y={64} width={200} height={15} tone="var(--ink)" />
    <BlankText x={640} y={36} width={130} height={11} tone="var(--ink)" />
    <BlankText x={670} y={58} width={100} />
    {tiles.map((color, at) => (
      <g key={color} transform={`translate(${30 + at * 106} 100)`}>
        <rect width="92" height="92" rx="16" fill={color} opacity=".16" />
        <path d="M24 38L46 28L68 38V66L46 76L24 66Z" fill={color} opacity=".8" />
        <path d="M24 38L46 48L68 38M46 48V76" fill="none" stroke="#fff" strokeOpacity=".7" strokeWidth="2.5" />
      </g>
    ))}
    <path d="M400 146H602" stroke="var(--brand)" strokeWidth="4" />
    <path d="M602 146H740" stroke="var(--border-strong)" strokeOpacity=".5" strokeWidth="4" />
    {[400, 513, 626].map((x) => (
      <circle key={x} cx={x} cy="146" r="15" fill="var(--brand)" />
    ))}
    <circle cx="740" cy="146" r="14" fill="var(--card)" stroke="var(--border-strong)" strokeWidth="3" />
    {[400, 513, 626, 740].map((x) => (
      <BlankText key={x} x={x - 28} y={176} width={56} />
    ))}
    <BlankText x={30} y={216} width={96} height={16} tone="var(--brand)" />
    <BlankCard x={0} y={270} width={800} height={120} />
  </Preview>
);
