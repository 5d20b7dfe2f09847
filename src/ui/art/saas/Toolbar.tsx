/** Icons of a crowded program: relative paths in 12 × 12 units, from their upper left corner. */
const icons = [
  'm2 0h5l3 3v9h-8z',
  'm0 2h4l1.5 2h6.5v7h-12z',
  'm0 0h10l2 2v10h-12zm3 0v4h6v-4m-6 12v-5h6v5',
  'm3 4v-4h6v4m-6 5h-3v-5h12v5h-3m-6-2h6v5h-6z',
  'm1 1l7 8m3-8l-7 8m-4 1a2 2 0 1 0 4 0a2 2 0 1 0-4 0m8 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  'm0 5a5 5 0 1 0 10 0a5 5 0 1 0-10 0m8.5 3.5l3.5 3.5',
  'm4 4h8v8h-8zm-1 4h-3v-8h8v3',
  'm4 1h-3v11h10v-11h-3m-4-1h4v3h-4z',
  'm3 1l-3 3 3 3m-3-3h8a4 4 0 0 1 0 8h-4',
  'm9 1l3 3-3 3m3-3h-8a4 4 0 0 0 0 8h4',
  'm2 0v12h5a3 3 0 0 0 0-6h-5m0-6h4a3 3 0 0 1 0 6',
  'm4 0h6m-8 12h6m-3 0l2-12',
  'm2 0v6a4 4 0 0 0 8 0v-6m-9 12h10',
  'm0 1h12m-12 5h7m-7 5h10',
  'm0 1h12m-9.5 5h7m-8.5 5h10',
  'm0 1h12m-7 5h7m-10 5h10',
  'm0 1h1m3 0h8m-12 5h1m3 0h8m-12 5h1m3 0h8',
  'm0 1h12v10h-12zm0 3.5h12m-12 3.5h12m-8-7v10',
  'm0 1h12v10h-12zm0 8l4-4 3 3 2-2 3 3',
  'm0 0v12h12m-9-3v-4m3 4v-7m3 7v-5',
  'm0 2h12v8h-12zl6 5 6-5',
  'm0 6a6 6 0 1 0 12 0a6 6 0 1 0-12 0m6-3.5v3.5l2.5 1.5',
  'm0 2h12v10h-12zm0 3.5h12m-9-5.5v3m6-3v3',
  'm6 0l1.8 4 4.2.4-3.2 2.9 1 4.4-3.8-2.3-3.8 2.3 1-4.4-3.2-2.9 4.2-.4z',
  'm1 5h10v7h-10zm2 0v-2a3 3 0 0 1 6 0v2',
  'm0 2h12m-8-2v4m-4 2h12m-4-2v4m-8 2h12m-7-2v4',
  'm0 2h12m-8 0v-2h4v2m-6.5 0l1 10h7l1-10',
  'm3 3a3 3 0 1 0 6 0a3 3 0 1 0-6 0m-2 9a5 5 0 0 1 10 0z',
  'm0 1h12v8h-6l-3 3v-3h-3z',
  'm0 6q6-8 12 0q-6 8-12 0m4.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0',
  'm0 5a5 5 0 1 0 10 0a5 5 0 1 0-10 0m8.5 3.5l3.5 3.5m-9-7h4m-2-2v4',
  'm6 0v8m-4-3.5l4 4 4-4m-10 7.5h12',
  'm0 12l1-4 8-8 3 3-8 8z',
  'm1 12v-12h10l-3 3.5 3 3.5h-10',
  'm1 0l10 6-10 6z',
  'm0 6l6-6 6 6m-10-1.5v7.5h8v-7.5',
  'm6 0v12m-6-6h12',
  'm0 6l4 4 8-9',
  'm1 1l10 10m0-10l-10 10',
  'm6 12v-12m-5 5l5-5 5 5',
  'm0 6a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
  'm1 1h10v10h-10z',
  'm6 0l6 11h-12z',
  'm0 0h12v12h-12zm4 0v12m4-12v12',
  'm11 2v-2h-10l5 6-5 6h10v-2',
  'm4 2l-4 4 4 4m4-8l4 4-4 4',
  'm0 12l6-12 6 12m-10-4h8',
  'm0 0h5v5h-5zm7 0h5v5h-5zm0 7h5v5h-5zm-7 0h5v5h-5z',
] as const;

const perRow = 12;
/** Height of the window's bar, and of a row of buttons. */
const top = 18;
const row = 26;

/** Lines of the document below the buttons: where they end. */
const lineEnds = [196, 244, 222, 170, 236, 208] as const;

interface ToolbarProps {
  /** Up to 48; without any there is a line to type in. */
  buttons: number;
}

/** A program's window with its buttons, and the room that they leave to the document. Decorative. */
export function Toolbar({ buttons }: ToolbarProps) {
  const end = top + Math.ceil(buttons / perRow) * row + 2;
  return (
    <svg viewBox="0 0 280 172" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      {buttons > 0 ? (
        <>
          <path d={`M0 0H280V${end}H0Z`} fill="var(--surface-2)" />
          <path d="M11 9h.1M22 9h.1M33 9h.1" stroke="var(--border-strong)" strokeWidth="6" />
          <path d={`M0 ${top}H280M0 ${end}H280`} stroke="var(--border)" />
          <path
            d={icons
              .slice(0, buttons)
              .map((icon, at) => `M${13 + (at % perRow) * 22} ${top + 8 + Math.floor(at / perRow) * row}${icon}`)
              .join('')}
            stroke="var(--info)"
            strokeWidth="1.5"
          />
          <path
            d={lineEnds
              .map((x, at) => [x, end + 18 + at * 18] as const)
              .filter(([, y]) => y < 160)
              .map(([x, y]) => `M20 ${y}H${x}`)
              .join('')}
            stroke="var(--border)"
            strokeWidth="5"
          />
        </>
      ) : (
        <>
          <rect x="20" y="58" width="240" height="56" rx="14" stroke="var(--border-strong)" strokeWidth="1.5" />
          <path d="M40 77L49 86 40 95" stroke="var(--info)" strokeWidth="5" />
          <path d="M66 73V99" stroke="var(--info)" strokeWidth="3" />
        </>
      )}
    </svg>
  );
}
