import type { ReactNode } from 'react';

export type NewsTopic = 'ai' | 'devices' | 'security' | 'science' | 'business' | 'general';

const line = { fill: 'none', stroke: 'var(--ink)', strokeWidth: 4 } as const;
const soft = { fill: 'none', stroke: 'var(--border-strong)', strokeWidth: 3 } as const;
const accent = { fill: 'none', stroke: 'var(--brand)', strokeWidth: 6 } as const;

/** Ground and drawing by topic, 380 × 230 units, one green accent each. */
const covers: Record<NewsTopic, readonly [ground: string, ReactNode]> = {
  ai: [
    'info-soft',
    <>
      <path
        d="M60 60L130 40L190 115L130 190L60 170M320 60L250 40L190 115L250 190L320 170M130 40H250M130 190H250"
        {...soft}
      />
      <path d="M60 60h0M130 40h0M60 170h0M130 190h0M320 60h0M250 40h0M320 170h0M250 190h0" {...line} strokeWidth="22" />
      <path d="M190 115h0" {...accent} strokeWidth="84" />
      <path d="M196 84L172 122H190L184 148L210 108H192Z" fill="var(--on-brand)" />
    </>,
  ],
  devices: [
    'surface-3',
    <>
      <path d="M62 56H258V176H62Z" fill="var(--card)" stroke="var(--ink)" strokeWidth="4" />
      <path d="M40 194H280L266 176H54Z" fill="var(--ink)" />
      <path d="M84 146C112 100 130 150 156 116S204 92 236 84" {...accent} />
      <path d="M252 78H318V212H252Z" fill="var(--card)" stroke="var(--ink)" strokeWidth="4" />
      <path d="M276 90h18M268 118h34M268 136h34M268 154h20" {...soft} strokeWidth="5" />
      <path d="M268 184h34" {...accent} strokeWidth="12" />
    </>,
  ],
  security: [
    'warning-soft',
    <>
      <path d="M0 70H380M0 115H380M0 160H380" {...soft} strokeDasharray="2 12" />
      <path
        d="M190 30L262 56V112C262 158 232 188 190 206C148 188 118 158 118 112V56Z"
        fill="var(--card)"
        stroke="var(--ink)"
        strokeWidth="4"
      />
      <path d="M166 110V94a24 24 0 0 1 48 0v16" {...line} strokeWidth="7" />
      <path d="M156 110H224V158H156Z" fill="var(--brand)" />
      <path d="M190 128v12" stroke="var(--on-brand)" strokeWidth="7" />
    </>,
  ],
  science: [
    'surface-2',
    <>
      <path d="M52 52h0M118 34h0M302 40h0M340 118h0M46 132h0M92 90h0M328 192h0" {...soft} strokeWidth="6" />
      <path d="M190 115h0" {...line} stroke="var(--card)" strokeWidth="112" />
      <path d="M190 59a56 56 0 1 0 .01 0M146 92c30 14 58 14 88 0M138 128c34 16 70 16 104 0" {...line} />
      <path d="M86 162C60 186 92 196 190 150S336 58 306 54" {...accent} />
      <path d="M296 50h0" {...line} strokeWidth="22" />
    </>,
  ],
  business: [
    'brand-soft',
    <>
      <path d="M48 60H332M48 100H332M48 140H332" {...soft} strokeWidth="1.5" strokeDasharray="3 8" />
      <path
        d="M72 188V150H112V188ZM136 188V126H176V188ZM200 188V138H240V188ZM264 188V92H304V188Z"
        fill="var(--card)"
        stroke="var(--ink)"
        strokeWidth="4"
      />
      <path d="M48 188H332" {...line} />
      <path d="M72 120L156 88L220 100L310 44M282 42H312V72" {...accent} />
    </>,
  ],
  general: [
    'surface-2',
    <>
      <path
        d="M30 190C110 130 150 210 240 150S340 120 372 60M10 150C90 100 130 170 220 116S320 80 350 20M0 108C70 62 120 122 196 78S280 40 300 0"
        {...soft}
      />
      <path
        d="M112 168a44 44 0 0 1 6-88a60 60 0 0 1 114-14a52 52 0 0 1 34 102Z"
        fill="var(--card)"
        stroke="var(--ink)"
        strokeWidth="4"
      />
      <path d="M200 96L166 146H188L178 190L218 134H194Z" fill="var(--brand)" />
    </>,
  ],
};

/** The cover of an article without an image. */
export function NewsCover({ of }: { of: NewsTopic }) {
  const [ground, drawing] = covers[of];
  return (
    <svg
      viewBox="0 0 380 230"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M0 0H380V230H0z" fill={`var(--${ground})`} />
      {drawing}
    </svg>
  );
}
