import { Drawing } from './Drawing';
import { Mascot } from './Mascot';

/** Illustration: a door ajar with light behind it, and the mascot inside. */
export function DoorAjar() {
  return (
    <Drawing width={300} height={240}>
      <path d="M70 216H232L284 240H14Z" fill="var(--brand-soft)" />
      <path
        d="M70 24H232V216H70Z"
        fill="var(--brand-soft)"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <g fill="none" stroke="var(--brand-soft-text)" strokeOpacity=".35" strokeWidth="2">
        <path d="M132 24C128 62 158 92 232 88" />
        <path d="M112 24C106 78 152 118 232 112" />
        <path d="M152 24C150 46 176 66 232 64" />
        <path d="M174 24C176 34 194 42 232 40" />
      </g>
      <svg x="128" y="152" width="96" height="64" overflow="visible">
        <Mascot mood="open" />
      </svg>
      <path
        d="M70 24L124 42V232L70 216Z"
        fill="var(--card)"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d="M82 46L112 56V122L82 114ZM82 134L112 142V210L82 201Z"
        fill="var(--surface-2)"
        stroke="var(--border-strong)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle cx="116" cy="132" r="5.5" fill="var(--brand)" stroke="var(--ink)" strokeWidth="3" />
      <path d="M4 216H70M232 216H296" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
    </Drawing>
  );
}
