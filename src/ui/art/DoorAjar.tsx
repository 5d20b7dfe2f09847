import { Drawing } from './Drawing';
import { Mascot } from './Mascot';

/** Illustration: a door ajar with light that falls through it onto the floor, and the mascot inside. */
export function DoorAjar() {
  return (
    <Drawing width={300} height={240}>
      <path d="M72 216H230L296 240H22Z" fill="var(--brand-soft)" />
      <path d="M126 216 102 240M160 216 164 240M194 216 224 240" stroke="var(--brand)" strokeOpacity=".3" />
      <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
        <path d="M60 216V14H242V216" fill="var(--surface-3)" />
        <path d="m60 14 12 12m158 0 12-12" />
        <path d="M72 26H230V216H72Z" fill="var(--brand-soft)" />
      </g>
      <path d="M73 194H229V216H73Z" fill="var(--brand)" fillOpacity=".22" />
      <g fill="var(--brand)" fillOpacity=".09">
        <circle cx="176" cy="146" r="53" />
        <circle cx="176" cy="146" r="38" />
      </g>
      <g fill="none" stroke="var(--brand-soft-text)" strokeOpacity=".32" strokeWidth="1.5">
        <path d="M132 27C128 63 158 92 229 88" />
        <path d="M112 27C106 78 152 118 229 112" />
        <path d="M152 27C150 47 176 66 229 64" />
        <path d="M174 27C176 35 194 42 229 40" />
      </g>
      <ellipse cx="176" cy="212" rx="48" ry="4" fill="var(--ink)" fillOpacity=".14" />
      <svg x="133" y="150" width="96" height="64" overflow="visible">
        <Mascot mood="open" />
      </svg>
      <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
        <path d="m126 42 6-3V226l-6 7Z" fill="var(--border-strong)" />
        <path d="M72 26 126 42V233L72 216Z" fill="var(--card)" />
      </g>
      <g stroke="var(--border-strong)" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M82 46 114 56V122L82 115ZM82 134 114 143V211L82 201Z" fill="var(--surface-2)" />
        <path d="M87 53 109 60V115L87 110ZM87 141 109 148V203L87 196Z" fill="var(--card)" />
      </g>
      <path d="M71 56v14m0 94v14" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
      <rect
        x="116.5"
        y="120"
        width="6"
        height="22"
        rx="3"
        fill="var(--surface-3)"
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
      <circle cx="119.5" cy="130" r="4.5" fill="var(--brand)" stroke="var(--ink)" strokeWidth="2" />
      <path d="M4 216H60M242 216H296" stroke="var(--ink)" strokeWidth="2" strokeLinecap="round" />
    </Drawing>
  );
}
