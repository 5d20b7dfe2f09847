import { type RefObject, useEffect, useState } from 'react';
import type { IntegrationId } from '@/data/entryIds';
import { integrationOf } from '@/data/integrations';
import styles from './IntegrationPicker.module.scss';

interface Cable {
  id: IntegrationId;
  d: string;
  end: readonly [x: number, y: number];
}

/** SVG path of a cable from the rail to a jack; it sags with the horizontal distance. */
function cablePath(x0: number, y0: number, x1: number, y1: number): string {
  const rise = y0 - y1;
  const sag = 18 + Math.abs(x1 - x0) * 0.08;
  // A vertical cable is curved sideways, so that it does not cover a column.
  const bow = Math.abs(x1 - x0) < 40 ? Math.min(34, rise / 12) : 0;
  return `M${x0} ${y0}C${x0 + bow} ${y0 - rise * 0.45},${x1 - (x1 - x0) * 0.1 + bow} ${y1 + rise * 0.55 + sag},${x1} ${y1}`;
}

/** Positions of the cables in pixels, relative to the board. */
function layoutCables(board: HTMLElement, on: readonly IntegrationId[]): Cable[] {
  const frame = board.getBoundingClientRect();
  const rail = board.querySelector('[data-rail]')?.getBoundingClientRect();
  if (!rail) return [];
  const holes = on.flatMap((id) => {
    const hole = board.querySelector(`[data-jack="${id}"]`)?.getBoundingClientRect();
    return hole ? [{ id, x: hole.x + hole.width / 2 - frame.x, y: hole.y + hole.height / 2 - frame.y }] : [];
  });
  // Sorted by x to minimize crossings.
  const starts = [...holes].sort((a, b) => a.x - b.x);
  const step = rail.width / (starts.length + 1);
  const top = rail.y - frame.y;
  return starts.map(({ id, x, y }, index) => ({
    id,
    d: cablePath(Math.round(rail.x - frame.x + step * (index + 1)), Math.round(top + 10), Math.round(x), Math.round(y)),
    end: [Math.round(x), Math.round(y)] as const,
  }));
}

/** Cables of the selected integrations; redrawn on resize. */
export function Cables({ board, on }: { board: RefObject<HTMLElement | null>; on: readonly IntegrationId[] }) {
  const [cables, setCables] = useState<readonly Cable[]>([]);
  useEffect(() => {
    const { current } = board;
    if (!current) return undefined;
    const draw = () => setCables(layoutCables(current, on));
    draw();
    const observer = new ResizeObserver(draw);
    observer.observe(current);
    return () => observer.disconnect();
  }, [board, on]);
  return (
    <svg className={styles.cables} aria-hidden="true" focusable="false">
      {cables.map(({ id, d, end: [x, y] }) => (
        <g key={id} data-category={integrationOf(id).category}>
          <path className={styles.shade} d={d} />
          <path className={styles.cord} d={d} pathLength="1" />
          <path className={styles.spark} d={d} pathLength="100" />
          <circle cx={x} cy={y} r="9" className={styles.plug} />
          <circle cx={x} cy={y} r="3.5" className={styles.tip} />
        </g>
      ))}
    </svg>
  );
}
