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
  /** Id of the text that says what a cell accepts. */
  ruleId: string;
  rows: readonly string[];
  columns: readonly string[];
  sheet: Sheet;
  onChange: (at: CellPosition, value: number) => void;
  onActive: (at: CellPosition | null) => void;
  /** A cell refuses what was typed; '' at the next edit. */
  onRefused: (text: string) => void;
}

/**
 * Parses a cell, also formulas such as '=40+5', and rounds it; an empty cell is 0.
 * @returns null for invalid values, also for separated thousands, which would be parsed as decimals
 */
function parseCell(text: string): number | null {
  if (text.trim() === '') return 0;
  if (/[1-9]\d{0,2}[.,]\d{3}(?!\d)/.test(text)) return null;
  const value = calculate(text.trim().replace(/^=/, ''));
  return value === null || value < 0 || value > maxJars ? null : Math.round(value);
}

/** Rows by which a key moves the focus. */
const keyOffsets: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

interface CellProps {
  label: string;
  value: number;
  ruleId: string;
  onChange: (value: number) => void;
  onRefused: (text: string) => void;
  onFocus: () => void;
  /** Moves the focus by this number of rows. */
  onMove: (rows: number) => void;
}

function SheetCell({ label, value, ruleId, onChange, onRefused, onFocus, onMove }: CellProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const before = useRef(value);
  const invalid = draft !== null && parseCell(draft) === null;
  const refuse = () => {
    onChange(before.current);
    onRefused(draft ?? '');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && draft !== null) {
      onChange(before.current);
      onRefused('');
      setDraft(null);
      return;
    }
    const offset = keyOffsets[event.key];
    if (offset === undefined) return;
    event.preventDefault();
    if (invalid) {
      refuse();
      return;
    }
    // In the first and the last row the cell keeps the focus.
    before.current = value;
    onMove(offset);
  };
  return (
    <input
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      aria-label={label}
      aria-invalid={invalid}
      aria-describedby={invalid ? ruleId : undefined}
      value={draft ?? String(value)}
      onFocus={(event) => {
        event.target.select();
        before.current = value;
        onFocus();
      }}
      onChange={({ target }) => {
        setDraft(target.value);
        onRefused('');
        const next = parseCell(target.value);
        if (next !== null) onChange(next);
      }}
      onBlur={() => {
        if (invalid) refuse();
        setDraft(null);
      }}
      onKeyDown={onKeyDown}
    />
  );
}

/**
 * Editable table: arrow keys and Enter move between rows, Escape restores the number before the edit. Invalid input
 * stays in its cell at these keys, and is reverted on blur.
 */
export function SheetGrid(props: SheetGridProps) {
  const { caption, cell, corner, ruleId, rows, columns, sheet, onChange, onActive, onRefused } = props;
  const table = useRef<HTMLTableElement>(null);
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
                  ruleId={ruleId}
                  onChange={(value) => onChange([y, x], value)}
                  onRefused={onRefused}
                  onFocus={() => onActive([y, x])}
                  onMove={(by) => table.current?.rows[y + 1 + by]?.cells[x + 1]?.querySelector('input')?.focus()}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
