import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { focusElement } from '@/ui/focusElement';

/** Which child of the list holds the element; -1 when none does. */
const rowOf = (list: Element | null, element: Element | null) =>
  [...(list?.children ?? [])].findIndex((row) => row.contains(element));

/**
 * The focus in a list whose rows change under it. Where the control that had it goes, the first one of the row in its
 * place gets it, of the last row when there is none, and the dialog's heading when the list is empty. Browsers would
 * leave those who use the keyboard at the top of the page.
 * @param rows the focus is looked after whenever they change
 * @returns props of the list, whose children are the rows
 */
export function useKeptFocus(rows: readonly unknown[]): {
  ref: RefObject<HTMLUListElement | null>;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const held = useRef(-1);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (activeElement !== body) {
      held.current = rowOf(list.current, activeElement);
    } else if (held.current >= 0) {
      const left = [...(list.current?.children ?? [])];
      const row = left[held.current] ?? left.at(-1);
      const heading = list.current?.closest('dialog')?.querySelector('h2');
      focusElement(row?.querySelector<HTMLElement>('select, button') ?? heading, true);
    }
  }, [rows]);
  return {
    ref: list,
    onFocus: ({ target }) => {
      held.current = rowOf(list.current, target);
    },
    onBlur: ({ target }) => {
      // In a window that is left for another one the element keeps the focus for the visitor's return.
      if (document.activeElement !== target) held.current = -1;
    },
  };
}
