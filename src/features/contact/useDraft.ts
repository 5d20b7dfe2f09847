import type { FormApi } from 'final-form';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useHydrated } from '@/ui/useHydrated';
import { messageDrafted } from './contactSlice';
import { type ControlValues, type MessageForm, controlNames } from './controls';
import { readDraft } from './draft';

/** What was typed into the prerendered form before its scripts came. */
const typedInto = (form: HTMLFormElement, name: string): string | undefined => {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.value : undefined;
};

const none: readonly string[] = [];

/** Whether a text is one of these, the blanks around it left aside. */
const isOneOf = (beginnings: readonly string[], text: string): boolean =>
  text.trim() !== '' && beginnings.some((begun) => begun.trim() === text.trim());

/**
 * Fills the form with what was typed before it woke up, or with the draft of this tab, and tells the store what stands
 * in it whenever somebody leaves a field or the page.
 * @param name which form's draft it is
 * @param topic what an empty message begins with
 * @param openings what is written into it from outside; one of them alone is no draft
 * @returns `openFor()`, for how many milliseconds the form has been open, reloads included, and `isOpening(text)`,
 * whether a text is no more than a beginning that a page has written
 */
export function useDraft(
  name: MessageForm,
  element: RefObject<HTMLFormElement | null>,
  api: RefObject<FormApi<ControlValues> | null>,
  topic = '',
  openings: readonly string[] = none,
): { openFor: () => number; isOpening: (text: string) => boolean } {
  const dispatch = useDispatch();
  // A prerendered form has been open since its document began.
  const prerendered = !useHydrated();
  const [opened] = useState(() => (prerendered ? 0 : performance.now()));
  const before = useRef(0);
  const unfinished = useRef('');
  const [openFor] = useState(() => () => Math.round(before.current + performance.now() - opened));

  useLayoutEffect(() => {
    const { current } = element;
    const form = api.current;
    if (!current || !form) return;
    const draft = readDraft(name);
    before.current = draft.openFor;
    unfinished.current = draft.unfinished ? (draft.begun ?? '') : '';
    form.batch(() => {
      for (const control of controlNames) {
        const begun = control === 'message' && topic && `${topic}\n`;
        const text = typedInto(current, control) || draft.values[control] || begun;
        if (text) form.change(control, text);
      }
    });
  }, [api, element, name, topic]);

  // Left before the next form reads the draft, which may be of the same name.
  useLayoutEffect(() => {
    const keep = () => {
      const values = api.current?.getState().values;
      // A topic alone is nobody's text: the form of another page begins without it.
      const bare = values?.message !== undefined && isOneOf([topic, ...openings], values.message);
      const written = bare ? { ...values, message: '' } : values;
      if (written) dispatch(messageDrafted({ values: written, openFor: openFor() }, name));
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.current?.addEventListener('focusout', keep, { signal });
    window.addEventListener('pagehide', keep, { signal });
    // A phone that needs the memory ends a tab that is out of sight without another word.
    document.addEventListener('visibilitychange', keep, { signal });
    return () => {
      listening.abort();
      keep();
    };
  }, [dispatch, api, element, name, openFor, topic, openings]);

  return { openFor, isOpening: (text) => isOneOf([topic, ...openings, unfinished.current], text) };
}
