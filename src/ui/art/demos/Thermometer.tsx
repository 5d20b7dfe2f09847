/** A thermometer; `level` from 0 to 1. */
export function Thermometer({ level }: { level: number }) {
  const top = 126 - 100 * level;
  return (
    <svg viewBox="0 0 56 170" aria-hidden="true" focusable="false">
      <path
        d="M16 22A11 11 0 0 1 38 22V122A20 20 0 1 1 16 122Z"
        fill="var(--surface-2)"
        stroke="var(--border-strong)"
        strokeWidth="3"
      />
      <path d={`M22 ${top}H32V128A13 13 0 1 1 22 128Z`} fill="var(--clay)" />
      <path
        d="M44 40H52M44 60H49M44 80H52M44 100H49"
        stroke="var(--border-strong)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
