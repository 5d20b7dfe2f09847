import { useId } from 'react';
import { Drawing } from './Drawing';
import { Shade } from './Shade';

interface ServiceDesktopWords {
  title: string;
  scale: string;
  weight: string;
  state: string;
  /** Weighed before: name and weight, the last one first. */
  list: Readonly<Record<string, { item: string; weight: string }>>;
  action: string;
}

/** Widths of the bars and of the gaps after them on the label; not a readable code. */
const bars = [3, 2, 1.5, 3, 4, 2, 2, 4, 1.5, 2, 3, 3, 1.5, 2, 4, 3, 2, 2, 3, 2, 1.5, 4, 4, 2, 2, 3, 3];
const code = bars.reduce((path, width, i) => path + (i % 2 ? `m${width} 0` : `v30h${width}v-30`), 'M356 132');

/** A program's window with the reading of a scale, and the label that a printer beside it makes of it. */
export function ServiceDesktop({ words }: { words: ServiceDesktopWords }) {
  const shade = useId();
  const list = Object.values(words.list);
  return (
    <Drawing width={520} height={380}>
      <Shade id={shade} />
      <rect x=".5" y=".5" width="460" height="336" rx="12" fill="var(--card)" stroke="var(--border)" />
      <path d="M1 45.5h459" stroke="var(--border)" />
      <rect x="20" y="14" width="18" height="18" rx="5" fill="var(--brand)" />
      <text x="49" y="28" fontSize="14" fill="var(--ink)">
        {words.title}
      </text>
      <path
        d="M362 24h11m16-6h11v11h-11zm28 0 11 11m0-11-11 11"
        fill="none"
        stroke="var(--muted)"
        strokeWidth="1.5"
        strokeLinecap="round"
      />

      <rect x="24" y="68" width="270" height="104" rx="12" fill="var(--surface-2)" />
      <text x="42" y="96" fontSize="14" fill="var(--muted)">
        {words.scale}
      </text>
      <circle cx="218" cy="91" r="5" fill="var(--link)" />
      <text x="230" y="96" fontSize="14" fill="var(--link)">
        {words.state}
      </text>
      <text x="40" y="151" fontSize="44" fontWeight="750" letterSpacing="-1.2" fill="var(--ink)">
        {words.weight}
      </text>

      {list.map(({ item, weight }, i) => (
        <g key={item} transform={`translate(24 ${207 + 32 * i})`} fontSize="14">
          {i > 0 && <path d="M0-20.5h270" stroke="var(--border)" />}
          <text fill="var(--text)">{item}</text>
          <text x="270" textAnchor="end" fill="var(--muted)">
            {weight}
          </text>
        </g>
      ))}
      <rect x="24" y="276" width="270" height="42" rx="9" fill="var(--brand)" />
      <text x="159" y="302" fontSize="15" fontWeight="650" textAnchor="middle" fill="var(--on-brand)">
        {words.action}
      </text>

      <rect x="340" y="112" width="144" height="152" rx="4" fill="var(--paper)" filter={`url(#${shade})`} />
      <g fill="#0d1b14">
        <path d={code} />
        <text x="356" y="187" fontSize="14" fontWeight="500">
          {list[0]?.item}
        </text>
        <text x="355" y="215" fontSize="22" fontWeight="750">
          {words.weight}
        </text>
      </g>
      <rect x="306" y="244" width="212" height="124" rx="18" fill="#33443a" filter={`url(#${shade})`} />
      <path d="M332 244h160v3a10 10 0 0 1-10 10H342a10 10 0 0 1-10-10z" fill="#06140c" />
      <path d="M334 340h156" stroke="#5f8a76" strokeWidth="2" strokeLinecap="round" />
      <circle cx="344" cy="304" r="9" fill="#5f8a76" />
      <circle cx="478" cy="304" r="6" fill="var(--brand)" />
    </Drawing>
  );
}
