import { type RefObject, useEffect, useState } from 'react';
import type { IntegrationId } from '@/data/entryIds';
import { integrationOf } from '@/data/integrations';
import styles from './IntegrationPicker.module.scss';

interface Cable {
  id: IntegrationId;
  d: string;
  start: readonly [x: number, y: number];
  end: readonly [x: number, y: number];
}

interface Point {
  x: number;
  y: number;
}

/** Distance between the middles of two cables in one gap, if the gap has room for it. */
const cableDistance = 12;
/** Free space of a gap beside its outermost cables, measured to their middles: on both sides together. */
const gapPadding = 8;
const corner = 12;
const socketWidth = 20;

/**
 * SVG path of a cable: from the rail up to the gap beside the jack's column, along it, and into the jack from the side,
 * so that it crosses no label.
 * @param gap x of the cable between the columns
 * @param floor y below the last row of jacks
 */
function cablePath(start: Point, gap: number, floor: number, jack: Point): string {
  const bend = Math.sign(jack.x - gap) * corner;
  const half = (start.y - floor) / 2;
  return [
    `M${start.x} ${start.y}C${start.x} ${start.y - half},${gap} ${floor + half},${gap} ${floor}`,
    `V${jack.y + corner}Q${gap} ${jack.y},${gap + bend} ${jack.y}H${jack.x}`,
  ].join('');
}

interface Jack extends Point {
  id: IntegrationId;
  /** Middle of the gap on its left and on its right. */
  left: number;
  right: number;
}

/**
 * The gap of each jack: the one nearer to the middle of the board, or the other one when fewer cables are in it.
 * @param space half the width of a gap
 */
function chooseGaps(jacks: readonly Jack[], width: number, space: number) {
  const counts = new Map<number, number>();
  const countOf = (gap: number) => counts.get(gap) ?? 0;
  return jacks.map((jack) => {
    const { left, right } = jack;
    const [inner, outer] = left + right < width ? [right, left] : [left, right];
    // The margins of the board are too narrow for cables on small screens.
    const isMargin = Math.min(outer, width - outer) < space;
    const gap = isMargin || countOf(inner) <= countOf(outer) ? inner : outer;
    counts.set(gap, countOf(gap) + 1);
    return { ...jack, gap };
  });
}

/** From left to right without crossings: in each gap, the lowest jack of a column has the cable next to the column. */
function compareCables(a: Jack & { gap: number }, b: Jack & { gap: number }) {
  if (a.gap !== b.gap) return a.gap - b.gap;
  const isOnLeft = a.x < a.gap;
  if (isOnLeft !== b.x < b.gap) return isOnLeft ? -1 : 1;
  return isOnLeft ? b.y - a.y : a.y - b.y;
}

/** Positions of the cables in pixels, relative to the board. */
function layoutCables(board: HTMLElement, on: readonly IntegrationId[]): Cable[] {
  const frame = board.getBoundingClientRect();
  const rail = board.querySelector('[data-rail]')?.getBoundingClientRect();
  const list = board.querySelector('ul');
  const hub = board.querySelector<HTMLElement>('[data-rail] > span');
  if (!rail || !list) return [];
  const space = parseFloat(getComputedStyle(list).columnGap) / 2 || 0;
  const floor = Math.round(list.getBoundingClientRect().bottom - frame.y);
  const jacks = on.flatMap((id) => {
    const hole = board.querySelector(`[data-jack="${id}"]`);
    const cell = hole?.closest('li')?.getBoundingClientRect();
    const box = hole?.getBoundingClientRect();
    if (!box || !cell) return [];
    const [x, y] = [Math.round(box.x + box.width / 2 - frame.x), Math.round(box.y + box.height / 2 - frame.y)];
    return [
      { id, x, y, left: Math.round(cell.left - frame.x - space), right: Math.round(cell.right - frame.x + space) },
    ];
  });
  const placed = chooseGaps(jacks, frame.width, space).sort(compareCables);
  // Half of the sockets are on each side of the hub, in the order of the cables.
  const half = rail.width / 2 - (hub?.offsetWidth ?? 0) / 2 - 8;
  const lefts = Math.ceil(placed.length / 2);
  return placed.map(({ id, x, y, gap: middle }, index) => {
    const isLeft = index < lefts;
    const between = half / (isLeft ? lefts : placed.length - lefts);
    const from = isLeft ? rail.x : rail.right - half;
    const at = between * ((isLeft ? index : index - lefts) + 0.5);
    const start = { x: Math.round(from - frame.x + at), y: Math.round(rail.y - frame.y + 16) };
    const all = placed.filter((each) => each.gap === middle).length;
    const before = placed.slice(0, index).filter((each) => each.gap === middle).length;
    const distance = Math.min(cableDistance, (2 * space - gapPadding) / Math.max(1, all - 1));
    const gap = middle + (before - (all - 1) / 2) * distance;
    // A cable that nearly hangs straight does, where its socket stays clear of the next ones.
    if (Math.abs(start.x - gap) < Math.min(8, (between - socketWidth) / 2)) start.x = gap;
    return {
      id,
      d: cablePath(start, gap, floor, { x, y }),
      start: [start.x, start.y] as const,
      end: [x, y] as const,
    };
  });
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
      {cables.map(({ id, d, start: [from, floor], end: [x, y] }) => (
        <g key={id} data-category={integrationOf(id).category}>
          <circle cx={from} cy={floor + 8} r="9" className={styles.socket} />
          <path className={styles.shade} d={d} />
          <path className={styles.cord} d={d} pathLength="1" />
          <path className={styles.spark} d={d} pathLength="100" />
          <path d={`M${from - 5} ${floor - 8}h10v14a5 5 0 0 1-10 0Z`} className={styles.sleeve} />
          <circle cx={x} cy={y} r="9" className={styles.plug} />
          <circle cx={x} cy={y} r="3.5" className={styles.tip} />
        </g>
      ))}
    </svg>
  );
}
