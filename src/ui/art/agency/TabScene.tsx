import type { ReactNode } from 'react';

export type Pane = 'site' | 'shop' | 'app' | 'care';

const line = {
  fill: 'none',
  stroke: 'var(--ink)',
  strokeWidth: 5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const scenes: Record<Pane, ReactNode> = {
  site: (
    <>
      <path d="M60 60H420V300H60Z" fill="var(--poster-sand)" />
      <path d="M60 60H420V92H60Z" fill="var(--poster-ink)" />
      <path d="M92 140H300M92 176H252" stroke="var(--poster-ink)" strokeWidth="22" />
      <path d="M92 222H230M92 244H200" stroke="#b9a68a" strokeWidth="9" strokeLinecap="round" />
      <circle cx="350" cy="220" r="50" fill="var(--poster-clay)" />
      <path d="M330 300V230A20 20 0 0 1 370 230V300Z" fill="var(--poster-ink)" />
      <path d="M300 156V124" {...line} stroke="var(--brand)" strokeWidth="7" />
    </>
  ),
  shop: (
    <>
      <path d="M80 120H400L376 300H104Z" fill="var(--poster-clay)" />
      <path d="M240 120H400L376 300H240Z" fill="#a95427" />
      <path d="M180 160V96A60 60 0 0 1 300 96V160" {...line} strokeWidth="9" />
      <circle cx="180" cy="166" r="10" fill="var(--poster-ink)" />
      <circle cx="300" cy="166" r="10" fill="var(--poster-ink)" />
      <circle cx="390" cy="96" r="40" fill="var(--brand)" />
      <path
        d="M372 96L386 110L410 82"
        fill="none"
        stroke="#06140c"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M150 220L196 262L300 200"
        fill="none"
        stroke="var(--poster-sand)"
        strokeWidth="12"
        strokeLinecap="round"
      />
    </>
  ),
  app: (
    <>
      <path d="M110 40H370V320H110Z" fill="var(--surface-3)" />
      <path d="M240 40V320M110 40H370V320H110Z" {...line} />
      <path d="M170 20L186 6L202 20M278 8L294 22L310 8" {...line} />
      <path
        d="M186 92H294A14 14 0 0 1 308 106V286A14 14 0 0 1 294 300H186A14 14 0 0 1 172 286V106A14 14 0 0 1 186 92Z"
        fill="var(--poster-ink)"
      />
      <path d="M184 116H296V276H184Z" fill="var(--poster-paper)" />
      <path d="M200 146H262M200 170H280M200 194H246" stroke="#b9a68a" strokeWidth="9" strokeLinecap="round" />
      <path d="M198 222H282V256H198Z" fill="var(--brand)" />
      <path d="M330 70L346 54M346 70L330 54" {...line} stroke="var(--danger)" />
    </>
  ),
  care: (
    <>
      <path d="M50 220H140L164 160L200 284L236 96L264 220H430" {...line} stroke="var(--link)" strokeWidth="8" />
      <path
        d="M80 60H400V300H80Z"
        fill="none"
        stroke="var(--border-strong)"
        strokeWidth="3"
        strokeDasharray="3 12"
        strokeLinecap="round"
      />
      <circle cx="370" cy="96" r="56" fill="var(--poster-sun)" />
      <path
        d="M370 62V98L394 112"
        fill="none"
        stroke="var(--poster-ink)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="430" cy="220" r="11" fill="var(--brand)" />
    </>
  ),
};

/** The illustration of one service of the digital agency: 410 × 320 units; decorative. */
export function TabScene({ pane }: { pane: Pane }) {
  return (
    <svg viewBox="40 5 410 320" aria-hidden="true" focusable="false">
      {scenes[pane]}
    </svg>
  );
}
