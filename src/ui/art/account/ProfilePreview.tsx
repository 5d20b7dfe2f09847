import { BlankCard, BlankField, BlankText, Preview } from './Blank';

const chosen = new Set([5, 6, 7, 9, 10, 11, 12, 20, 21, 22]);

/** Form, hour grid and completeness ring of the profile; taller than 320 for tablets, which show more. */
export const ProfilePreview = () => (
  <Preview column>
    <BlankCard x={0} y={0} width={520} height={440} />
    <BlankText x={30} y={34} width={150} height={15} tone="var(--ink)" />
    <BlankField x={30} y={76} width={220} filled={70} />
    <BlankField x={270} y={76} width={220} filled={96} />
    <BlankField x={30} y={158} width={220} filled={140} />
    <BlankField x={270} y={158} width={220} filled={120} />
    <BlankField x={30} y={240} width={460} height={80} />
    <rect x="340" y="364" width="150" height="46" rx="10" fill="var(--brand)" />
    <BlankCard x={540} y={222} width={260} height={110} />
    <circle cx="606" cy="278" r="28" fill="none" stroke="var(--surface-3)" strokeWidth="10" />
    <circle
      cx="606"
      cy="278"
      r="28"
      fill="none"
      stroke="var(--brand)"
      strokeWidth="10"
      strokeLinecap="round"
      pathLength="100"
      strokeDasharray="80 100"
      transform="rotate(-90 606 278)"
    />
    <BlankText x={656} y={262} width={104} height={12} tone="var(--ink)" />
    <BlankText x={656} y={288} width={70} />
    <BlankCard x={540} y={0} width={260} height={202} />
    {Array.from({ length: 35 }, (_, cell) => (
      <rect
        key={cell}
        x={566 + (cell % 7) * 30}
        y={28 + Math.floor(cell / 7) * 27}
        width="25"
        height="21"
        rx="5"
        fill={chosen.has(cell) ? 'var(--brand)' : 'var(--surface-2)'}
        opacity={chosen.has(cell) ? 0.55 : 1}
      />
    ))}
    <BlankText x={566} y={174} width={180} />
  </Preview>
);
