import { Drawing } from '@/ui/art/Drawing';
import { ToEdge } from './ToEdge';

/** Illustration of the terms: a signed sheet before its copy, the pen, and more pages. Stands on its lower edge. */
export const SignedSheet = () => (
  <Drawing width={208} height={144}>
    <ToEdge>
      <pattern id="pages" width="144" height="54" x="156" y="90" patternUnits="userSpaceOnUse">
        <path d="M72 7L144 1V53L72 47z" fill="var(--surface-3)" />
        <path d="M0 1L72 7V47L0 53M72 7L144 1V53L72 47M72 7V47M1 1V53" />
        <path d="M14 14L58 17M14 25L58 26M14 36L40 35M86 17L130 14M86 26L130 25M86 35L112 36" />
      </pattern>
      <path d="M156 90h3024v54H156z" fill="url(#pages)" stroke="none" />
    </ToEdge>
    <g transform="translate(-24)">
      <g stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round">
        <path d="M62 22L146 8L166 134L140 142.5H70z" fill="var(--surface-3)" />
        <path d="M26 18H106L132 44V142.5H26z" fill="var(--card)" />
        <path d="M106 18V44H132z" fill="var(--brand-soft)" />
      </g>
      <path
        d="M42 42H88M42 58H114M42 72H116M42 86H98"
        stroke="var(--border-strong)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M42 128H118" stroke="var(--border-strong)" strokeWidth="2" />
      <path
        d="M46 122c6-16 14-20 14-12s-10 14-6 14 8-14 12-14-2 12 2 12 8-10 12-10-2 10 2 10 8-6 24-8"
        fill="none"
        stroke="var(--brand)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round">
        <path d="M106 114l8-17 9 7z" fill="var(--paper)" />
        <path d="M114 97l62-66 12 11-65 62z" fill="var(--brand)" />
        <path d="M176 31l8-8q6-4 11 1t1 10l-8 8z" fill="#e3b95f" />
      </g>
    </g>
  </Drawing>
);
