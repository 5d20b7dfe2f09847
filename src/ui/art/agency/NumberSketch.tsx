import type { ReactNode } from 'react';
import { roundToTenth } from '@/lib/roundToTenth';

export type Figure = 'weight' | 'steps' | 'pages' | 'tags';

/** Twenty-five pages, fourteen of them left. */
const pages = Array.from({ length: 25 }, (_, page) => page);

/** An eye, closed. */
const eye = (x: number) => (
  <g key={x} transform={`translate(${x} 52)`}>
    <circle r="27" fill="var(--poster-sand)" />
    <path d="M-27 0A27 27 0 0 1 27 0Q0 16-27 0Z" fill="#dcc5a1" />
    <path
      d="M-18 1Q0 17 18 1M-12 8L-16 15M0 11V19M12 8L16 15"
      fill="none"
      stroke="#3b1a0c"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </g>
);

const sketches: Record<Figure, ReactNode> = {
  weight: (
    <>
      <ellipse cx="64" cy="90" rx="62" ry="5" fill="var(--ink)" fillOpacity=".12" />
      <path d="M26 40H102L116 88H12Z" fill="var(--poster-clay)" />
      <path d="M26 40H64L58 88H12Z" fill="#dd8a57" />
      <path d="M40 40A24 24 0 1 1 88 40Z" fill="none" stroke="#8f4a22" strokeWidth="9" />
      <path d="M64 62V78" stroke="#fff" strokeWidth="7" strokeLinecap="round" />
      <ellipse cx="176" cy="90" rx="44" ry="4" fill="var(--ink)" fillOpacity=".1" />
      <path d="M138 84C150 44 186 22 222 26C218 60 190 86 152 84" fill="var(--poster-sun)" />
      <path d="M132 92C154 68 182 46 206 38" fill="none" stroke="#a97a17" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  steps: (
    <>
      <path d="M52 52H186" stroke="var(--border-strong)" strokeWidth="4" strokeDasharray="1 10" strokeLinecap="round" />
      <circle cx="30" cy="52" r="28" fill="var(--poster-sand)" />
      <path d="M18 62C10 44 30 32 42 42C50 60 30 72 18 62Z" fill="#3b1a0c" />
      <path d="M20 61C28 52 32 50 41 43" fill="none" stroke="#c8703f" strokeWidth="3" strokeLinecap="round" />
      <circle cx="120" cy="52" r="28" fill="var(--poster-sand)" />
      <path d="M104 40L109 32H131L136 40V72H104Z" fill="var(--poster-clay)" />
      <path d="M109 32H131L134 37H106Z" fill="#8f4a22" />
      <circle cx="120" cy="55" r="8" fill="#f5efe2" />
      <circle cx="210" cy="52" r="28" fill="var(--poster-sand)" />
      <path
        d="M192 40H228A3 3 0 0 1 231 43V63A3 3 0 0 1 228 66H192A3 3 0 0 1 189 63V43A3 3 0 0 1 192 40Z"
        fill="var(--poster-sea)"
      />
      <path d="M189 46H231V52H189Z" fill="#0d1b14" />
      <path d="M195 60H207" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  pages: pages.map((page) => {
    const x = roundToTenth((page % 9) * 26.4);
    const y = 6 + Math.floor(page / 9) * 31;
    return page < 14 ? (
      <g key={page}>
        <path d={`M${x} ${y}h13l7 7v19h-20Z`} fill="var(--poster-clay)" />
        <path d={`M${x + 4} ${y + 13}h10m-10 6h7`} stroke="#fff" strokeWidth="2.5" strokeLinecap="round" />
      </g>
    ) : (
      <path
        key={page}
        d={`M${x + 1} ${y + 1}h12l6 6v18h-18Z`}
        fill="none"
        stroke="var(--border-strong)"
        strokeWidth="2"
        strokeDasharray="3 4"
      />
    );
  }),
  tags: [28, 89, 150, 211].map(eye),
};

/** The picture of a figure from the sample shop: 240 × 100 units; decorative. */
export function NumberSketch({ figure }: { figure: Figure }) {
  return (
    <svg viewBox="0 0 240 100" aria-hidden="true" focusable="false">
      {sketches[figure]}
    </svg>
  );
}
