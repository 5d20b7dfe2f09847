import type { ReactNode } from 'react';

export type Entry = 'a' | 'b' | 'c' | 'd' | 'e';

const line = {
  fill: 'none',
  stroke: 'var(--ink)',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const faint = { ...line, stroke: 'var(--border-strong)' } as const;

/** In reverse order: from the finished page to the first notes. */
const sketches: Record<Entry, ReactNode> = {
  a: (
    <>
      <path d="M30 34H210V150H30Z" fill="var(--poster-clay)" />
      <path d="M30 112C80 98 130 126 210 106V150H30Z" fill="var(--poster-sea)" />
      <circle cx="176" cy="68" r="20" fill="var(--poster-sun)" />
      <path d="M88 74H144C146 100 136 116 116 116S86 100 88 74Z" fill="#fff" />
      <path d="M143 82C160 80 158 102 138 100" fill="none" stroke="#fff" strokeWidth="6" />
      <path d="M106 62C100 54 112 50 106 42M122 62C116 54 128 50 122 42" {...line} stroke="#fff" />
      <path d="M30 14H210V34H30Z" fill="var(--poster-ink)" />
      <path d="M42 24H44M52 24H54M62 24H64" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  b: (
    <>
      <rect
        x="62"
        y="20"
        width="58"
        height="110"
        rx="10"
        fill="var(--poster-ink)"
        stroke="var(--border-strong)"
        strokeWidth="2"
      />
      <path d="M68 32H114V118H68Z" fill="var(--poster-clay)" />
      <circle cx="91" cy="66" r="13" fill="#fff" />
      <path d="M76 94H106M76 104H96" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <rect
        x="134"
        y="34"
        width="50"
        height="96"
        rx="9"
        fill="var(--poster-ink)"
        stroke="var(--border-strong)"
        strokeWidth="2"
      />
      <path d="M139 44H179V120H139Z" fill="var(--poster-sand)" />
      <circle cx="159" cy="72" r="11" fill="var(--poster-clay)" />
      <path d="M146 98H172M146 107H164" stroke="#b9a68a" strokeWidth="4" strokeLinecap="round" />
      <path d="M179 44L162 60L170 74L150 92M162 60L146 54M170 74L179 80" {...line} strokeWidth="1.5" stroke="#0d1b14" />
    </>
  ),
  c: (
    <>
      <path d="M30 14H210V136H30Z" fill="var(--surface)" />
      <path d="M30 14H210V136H30ZM30 34H210" {...faint} />
      <path d="M46 56H120M46 72H100" stroke="var(--border-strong)" strokeOpacity=".5" strokeWidth="10" />
      <path d="M46 92H92V112H46ZM138 50H194V112H138ZL194 112M194 50L138 112" {...faint} strokeWidth="2" />
      <path d="M84 100V132L92 125L98 138L104 135L98 122H109Z" fill="var(--ink)" stroke="var(--bg)" strokeWidth="2" />
    </>
  ),
  d: (
    <>
      <path d="M120 42V62M52 84V62H188V84M120 62V84M52 112V122M188 112V122" {...faint} strokeWidth="2" />
      <path d="M98 14H142V42H98Z" fill="var(--brand)" />
      <path d="M98 84H142V112H98Z" fill="var(--brand)" />
      <path d="M30 84H74V112H30ZM166 84H210V112H166Z" {...faint} strokeWidth="2" strokeDasharray="4 6" />
      <path d="M34 122H70V144H34ZM170 122H206V144H170Z" {...faint} strokeWidth="2" strokeDasharray="4 6" />
      <path d="M26 80L78 116M78 80L26 116M162 80L214 116M214 80L162 116" {...line} stroke="var(--danger)" />
    </>
  ),
  e: (
    <>
      <path d="M52 12L176 20L168 142L44 134Z" fill="var(--card)" stroke="var(--border-strong)" strokeWidth="2" />
      <path d="M70 42L140 46M69 60L150 65M68 78L118 81M67 96L142 101" {...faint} />
      <circle cx="152" cy="100" r="29" fill="none" stroke="#8a5a35" strokeWidth="5" strokeOpacity=".55" />
      <path d="M186 128q8 8 0 12q-8-4 0-12" fill="#8a5a35" fillOpacity=".55" />
      <path
        d="M196 18L208 26L176 82L164 88L165 74Z"
        fill="var(--poster-sun)"
        stroke="var(--poster-ink)"
        strokeWidth="2"
      />
    </>
  ),
};

/** The sketch of a week in the log, 240 × 150. */
export function LogSketch({ entry }: { entry: Entry }) {
  return (
    <svg viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      {sketches[entry]}
    </svg>
  );
}
