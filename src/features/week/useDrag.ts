import { type PointerEvent, type RefObject, useRef } from 'react';
import { type BlockId, type CalendarSlot, daysPerWeek, halfHoursPerDay } from '@/data/week';

/**
 * Pointer handlers that drag a block in days and half hours.
 * @param grid element with five columns
 * @param move receives the new position
 */
export function useDrag(grid: RefObject<HTMLElement | null>, move: (id: BlockId, to: CalendarSlot) => void) {
  const from = useRef<(CalendarSlot & { x: number; y: number }) | null>(null);
  return (id: BlockId, slot: CalendarSlot) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      from.current = { ...slot, x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      const box = grid.current?.getBoundingClientRect();
      if (!start || !box) return;
      move(id, {
        day: start.day + Math.round(((event.clientX - start.x) / box.width) * daysPerWeek),
        start: start.start + Math.round(((event.clientY - start.y) / box.height) * halfHoursPerDay),
      });
    },
    onPointerUp: () => {
      from.current = null;
    },
    onPointerCancel: () => {
      from.current = null;
    },
  });
}
