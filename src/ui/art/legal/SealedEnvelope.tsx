import { Drawing } from '@/ui/art/Drawing';

/** Illustration of the privacy notice: a letter under a seal, in front of another one. Stands on its lower edge. */
export const SealedEnvelope = () => (
  <Drawing width={208} height={144}>
    <g stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round">
      <path d="M58 46l118-26 24 106-118 16z" fill="#dba66b" />
      <path d="M58 46l72 42 46-68z" fill="#f1cb98" />
      <path d="M8 50H156V142.500H8z" fill="var(--card)" />
      <path d="M8 142.500L64 94H100L156 142.500z" fill="var(--surface-3)" />
      <path d="M8 50L75 107a11 11 0 0 0 14 0L156 50z" fill="var(--card)" />
      <path
        d="M82 80c6-4 11 0 13 4s9 3 11 9-2 8-1 13-4 10-10 10-8 5-14 4-8-6-13-7-7-7-5-12-1-9 3-14 9-3 16-7z"
        fill="var(--brand)"
      />
    </g>
    <path d="M86 87l-12 15h8l-4 12 13-16h-8z" fill="var(--paper)" />
  </Drawing>
);
