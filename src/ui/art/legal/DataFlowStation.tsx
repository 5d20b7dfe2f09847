import type { ReactNode } from 'react';
import { Drawing } from '@/ui/art/Drawing';
import { cloudBolt } from '@/ui/art/Logo';

export type Station = 'server' | 'browser' | 'others';

const drawings: Record<Station, ReactNode> = {
  // Two units in a rack, lit from the left.
  server: (
    <>
      <path d="M33 12H87q5 0 5 5V79H28V17q0-5 5-5z" fill="var(--surface-3)" />
      <path d="M34 20H78V42H34zM34 48H78V70H34z" fill="var(--card)" />
      <path d="M78 20H86V42H78zM78 48H86V70H78z" fill="var(--isobar)" />
      <path d="M34 20H86V42H34zM34 48H86V70H34z" fill="none" />
      <path d="M55 27H70M55 35H70M55 55H70M55 63H70" stroke="var(--border-strong)" />
      <path d="M44 31h.1M44 59h.1" stroke="var(--brand)" strokeWidth="8" />
      <path d="M36 79V84M84 79V84" strokeWidth="5" />
    </>
  ),
  browser: (
    <>
      <path d="M14 12H106q6 0 6 6V84H8V18q0-6 6-6z" fill="var(--card)" />
      <path d="M14 12H106q6 0 6 6V28H8V18q0-6 6-6z" fill="var(--isobar)" />
      <path d="M14 12H106q6 0 6 6V84H8V18q0-6 6-6zM8 28H112" fill="none" />
      <path d="M18 20h.1M27 20h.1M36 20h.1" strokeWidth="5" />
      <path d="M98 28H112V84H74C90 70 98 50 98 28z" fill="var(--surface-3)" stroke="none" />
      <path d="M112 28V84H8" fill="none" />
      <path d={cloudBolt} fill="var(--brand)" strokeWidth="2" transform="translate(18 29) scale(1.3)" />
      <path d="M56 44H92M56 54H86M56 64H90M56 74H74" stroke="var(--border-strong)" />
    </>
  ),
  // A map and a video, and the lock before both.
  others: (
    <>
      <path d="M8 22L34 14L60 22V62L34 54L8 62z" fill="var(--card)" />
      <path d="M34 14L60 22V62L34 54z" fill="var(--surface-3)" />
      <path d="M8 22L34 14L60 22V62L34 54L8 62zM34 14V54" fill="none" />
      <path d="M22 44c-6-7-8-10-8-14a8 8 0 0 1 16 0c0 4-2 7-8 14z" fill="#dba66b" strokeWidth="2.5" />
      <path d="M68 14H106q6 0 6 6V56q0 6-6 6H68q-6 0-6-6V20q0-6 6-6z" fill="var(--card)" />
      <path d="M80 26L98 38L80 50z" fill="var(--isobar)" strokeWidth="2.5" />
      <path d="M47 56V50a13 13 0 0 1 26 0V56" fill="none" stroke="var(--surface)" strokeWidth="12" />
      <path d="M47 58V50a13 13 0 0 1 26 0V58" fill="none" strokeWidth="5" />
      <path d="M40 56H80V84H40z" fill="#e3b95f" />
      <path d="M72 57.5H78.5V82.5H62C68 76 72 68 72 57.5z" fill="#c2924a" stroke="none" />
      <path d="M40 56H80V84H40z" fill="none" />
      <path d="M60 68V74" strokeWidth="5" />
    </>
  ),
};

/** Where data is processed: the server, the browser, or companies that need consent. Stands on its lower edge. */
export const DataFlowStation = ({ station }: { station: Station }) => (
  <Drawing width={104} height={88}>
    <path d="M2 86H102" stroke="var(--border)" strokeWidth="4" strokeLinecap="round" />
    <g transform="translate(-8)" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      {drawings[station]}
    </g>
  </Drawing>
);
