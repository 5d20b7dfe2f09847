import type { ReactNode } from 'react';

const waves = { fill: 'none', stroke: 'currentColor', strokeWidth: 3, strokeLinecap: 'round' } as const;

/** A press with a thermometer, a press with a flywheel that trembles, a saw that counts its cuts; lit from above. */
const machines: readonly ReactNode[] = [
  <>
    <path d="M17 20h11v50H17zM56 20h11v50H56z" fill="#5b6f64" />
    <path d="M24 20h4v50h-4zM63 20h4v50h-4z" fill="#42544a" />
    <path d="M8 9a5 5 0 0 1 5-5h58a5 5 0 0 1 5 5v15H8z" fill="#83968c" />
    <path d="M8 9a5 5 0 0 1 5-5h58a5 5 0 0 1 5 5v1H8z" fill="#b4c3bb" />
    <path d="M8 18h68v6H8z" fill="#566a5f" />
    <path d="M16 11h20v5H16z" fill="#0c1410" />
    <path d="M35 24h14v14H35z" fill="#c9d6ce" />
    <path d="M43 24h6v14h-6z" fill="#93a49b" />
    <path d="M20 36h44v14H20z" fill="currentColor" />
    <path d="M20 45h44v5H20z" opacity=".25" />
    <path d="M31 50h22v8H31z" fill="#93a49b" />
    <path d="M8 64h68v17H8z" fill="#83968c" />
    <path d="M8 64h68v4H8z" fill="#b4c3bb" />
    <path d="M8 75h68v6H8z" fill="#566a5f" />
    <path d="M79 22a5.5 5.5 0 0 1 11 0v23a10 10 0 1 1-11 0z" fill="var(--card)" stroke="currentColor" strokeWidth="3" />
    <path d="M84.5 32v18" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    <circle cx="84.5" cy="53" r="5.5" fill="currentColor" />
  </>,
  <>
    <path d="M14 81V13a9 9 0 0 1 9-9h44a5 5 0 0 1 5 5v21H41v29h35v22z" fill="#83968c" />
    <path d="M15 11a9 9 0 0 1 8-7h44a5 5 0 0 1 5 5v1z" fill="#b4c3bb" />
    <path d="M41 24h31v6H41zM14 74h62v7H14z" fill="#566a5f" />
    <path d="M41 59h35v5H41z" fill="#b4c3bb" />
    <path d="M51 30h16v16H51z" fill="currentColor" />
    <path d="M61 30h6v16h-6z" opacity=".25" />
    <path d="M54 46h10v8H54z" fill="#c9d6ce" />
    <circle cx="30" cy="36" r="23" fill="#42544a" stroke="#5b6f64" strokeWidth="5" />
    <path d="M12 24A22 22 0 0 1 44 18" fill="none" stroke="#93a49b" strokeWidth="4" strokeLinecap="round" />
    <path d="M30 18v36M12 36h36" stroke="#83968c" strokeWidth="4" />
    <circle cx="30" cy="36" r="8" fill="currentColor" />
    <path d="M80 33q6 8 0 16M88 27q9 14 0 28" {...waves} />
  </>,
  <>
    <circle cx="46" cy="42" r="33" fill="none" stroke="#93a49b" strokeWidth="6" strokeDasharray="5.5 5" />
    <circle cx="46" cy="42" r="32" fill="#c9d6ce" />
    <path d="M46 10a32 32 0 0 1 32 32H46z" fill="#dfe9e2" />
    <circle cx="46" cy="42" r="10" fill="#71837a" />
    <circle cx="46" cy="42" r="4" fill="#2d3b33" />
    <path d="M58 34h32v14H58z" fill="currentColor" />
    <path d="M58 43h32v5H58z" opacity=".25" />
    <path d="M4 47h88v9H4z" fill="#566a5f" />
    <path d="M4 47h88v3H4z" fill="#93a49b" />
    <path d="M10 56h76v25H10z" fill="#83968c" />
    <path d="M10 56h76v4H10zM10 75h76v6H10z" fill="#566a5f" />
    <path d="M22 62h48v13H22z" fill="#0c1410" />
    <path d="M29 65v7M35 65v7M41 65v7M47 65v7M26 70l24-4" stroke="#2bd474" strokeWidth="2" />
  </>,
];

interface TopicMachineProps {
  index: number;
  /** Its box, where it is a part of another drawing. */
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}

/** The machine behind a topic, on 96 × 84 units; it takes its colour from what is around it. */
export const TopicMachine = ({ index, ...box }: TopicMachineProps) => (
  <svg viewBox="0 0 96 84" {...box} aria-hidden="true" focusable="false">
    <ellipse cx="46" cy="80" rx="44" ry="4" opacity=".22" />
    {machines[index]}
  </svg>
);
