import type { ReactNode } from 'react';

const waves = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.5, strokeLinecap: 'round' } as const;

/** A press with a thermometer, a press with a flywheel that trembles, a saw that counts its cuts. */
const machines: readonly ReactNode[] = [
  <>
    <path d="M18 20h9v58h-9zM57 20h9v58h-9z" fill="#5b6f64" />
    <path d="M10 8a4 4 0 0 1 4-4h56a4 4 0 0 1 4 4v16H10z" fill="#7d9086" />
    <path d="M10 18h64v6H10z" fill="#5b6f64" />
    <path d="M37 24h10v14H37z" fill="#c9d6ce" />
    <path d="M22 36h40v13H22z" fill="currentColor" />
    <path d="M32 49h20v8H32z" fill="#93a49b" />
    <path d="M10 64h64v16H10z" fill="#7d9086" />
    <path d="M10 64h64v5H10z" fill="#5b6f64" />
    <path d="M79 24a5 5 0 0 1 10 0v22a9 9 0 1 1-10 0z" fill="var(--card)" stroke="currentColor" strokeWidth="2.5" />
    <path d="M84 32v18" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    <circle cx="84" cy="53" r="5" fill="currentColor" />
  </>,
  <>
    <path d="M14 80V12a8 8 0 0 1 8-8h46a4 4 0 0 1 4 4v22H40v28h36v22z" fill="#7d9086" />
    <path d="M40 58h36v6H40z" fill="#5b6f64" />
    <path d="M52 30h14v16H52z" fill="currentColor" />
    <path d="M54 46h10v7H54z" fill="#c9d6ce" />
    <circle cx="30" cy="34" r="22" fill="#42544a" stroke="#5b6f64" strokeWidth="5" />
    <path d="M30 16v36M12 34h36" stroke="#7d9086" strokeWidth="4" />
    <circle cx="30" cy="34" r="7" fill="currentColor" />
    <path d="M82 34q5 7 0 14M89 29q8 12 0 24" {...waves} />
  </>,
  <>
    <circle cx="48" cy="44" r="32" fill="none" stroke="#93a49b" strokeWidth="6" strokeDasharray="5 5" />
    <circle cx="48" cy="44" r="31" fill="#c9d6ce" />
    <circle cx="48" cy="44" r="9" fill="#71837a" />
    <path d="M60 36h34v12H60z" fill="currentColor" />
    <path d="M4 48h90v8H4z" fill="#42544a" />
    <path d="M12 56h74v24H12z" fill="#7d9086" />
    <path d="M24 61h46v14H24z" fill="#0c1410" />
    <path d="M31 65v6M37 65v6M43 65v6M49 65v6M28 70l24-4" stroke="#2bd474" strokeWidth="2" />
  </>,
];

/** The machine behind a topic, on 96 × 84 units; it takes its colour from the button around it. */
export const TopicMachine = ({ index }: { index: number }) => (
  <svg viewBox="0 0 96 84" aria-hidden="true" focusable="false">
    {machines[index]}
    <path d="M4 79h88v5H4z" fill="#26352d" />
  </svg>
);
