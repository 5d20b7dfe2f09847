import { type KeyboardEvent, useRef, useState } from 'react';
import { type Sheet, maxJars } from '@/data/honey';
import { calculate } from '@/lib/arithmetic';
import { interpolate } from '@/lib/interpolate';
import styles from './Sheet.module.scss';

export type CellPosition = readonly [row: number, column: number];

interface SheetGridProps {
  caption: string;
  /** '{{honey}}, {{month}}'. */
  cell: string;
  corner: string;
  rows: readonly string[];
  columns: readonly string[];
  sheet: Sheet;
  onChange: (at: CellPosition, value: number) => void;
  onActive: (at: CellPosition | null) => void;
}

/** Parses a cell, also formulas such as '=40+5', and rounds it; null for invalid values. */
function parseCell(text: string): number | null {
  const value = calculate(text.trim().replace(/^=/, ''));
  return value === null || value < 0 || value > maxJars ? null : Math.round(value);
}

const keyOffsets: Record<string, CellPosition> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], Enter: [1, 0] };

interface CellProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

function SheetCell({ label, value, onChange, onFocus, onKeyDown }: CellProps) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <input
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      aria-label={label}
      aria-invalid={draft !== null && parseCell(draft) === null}
      value={draft ?? String(value)}
      onFocus={(event) => {
        event.target.select();
        onFocus();
      }}
      onChange={({ target }) => {
        setDraft(target.value);
        const next = parseCell(target.value);
        if (next !== null) onChange(next);
      }}
      onBlur={() => setDraft(null)}
      onKeyDown={onKeyDown}
    />
  );
}

/** Editable table: arrow keys and Enter move between rows; invalid input is reverted on blur. */
export function SheetGrid({ caption, cell, corner, rows, columns, sheet, onChange, onActive }: SheetGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const onKey = (row: number, column: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    const move = keyOffsets[event.key];
    if (!move) return;
    event.preventDefault();
    table.current?.rows[row + 1 + move[0]]?.cells[column + 1]?.querySelector('input')?.focus();
  };
  return (
    <table ref={table} className={styles.table} onBlur={() => onActive(null)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{corner}</span>
          </th>
          {columns.map((column, index) => (
            <th key={column} scope="col" data-series={index}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, y) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {columns.map((column, x) => (
              <td key={column}>
                <SheetCell
                  label={interpolate(cell, { honey: column, month: row })}
                  value={sheet[y]?.[x] ?? 0}
                  onChange={(value) => onChange([y, x], value)}
                  onFocus={() => onActive([y, x])}
                  onKeyDown={onKey(y, x)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
