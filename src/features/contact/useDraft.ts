import type { FormApi } from 'final-form';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useHydrated } from '@/ui/useHydrated';
import { type ControlValues, type MessageForm, controlNames } from './controls';
import type { Draft } from './draft';
import { draftRequested, messageDrafted, selectDraft } from './draftsSlice';

type State = Parameters<typeof selectDraft>[0];

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
 * Fills the form with what was typed before its hydration, or with the draft in the store, also after a DevTools jump.
 * Writes what stands in it to the store whenever somebody leaves a field or the page.
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
  const store = useStore<State>();
  const draft = useSelector((state: State) => selectDraft(state, name));
  // A prerendered form has been open since its document began.
  const prerendered = !useHydrated();
  const [opened] = useState(() => (prerendered ? 0 : performance.now()));
  const before = useRef(0);
  const [openFor] = useState(() => () => Math.round(before.current + performance.now() - opened));
  /** The draft that the form's values agree with; null before the form was filled. */
  const lastSynced = useRef<Draft | null>(null);

  useLayoutEffect(() => void dispatch(draftRequested(name)), [dispatch, name]);
  useLayoutEffect(() => {
    const { current } = element;
    const form = api.current;
    // The rendered draft may be older: a form of the same name that is left in this commit has written to it.
    const latest = selectDraft(store.getState(), name);
    if (!current || !form || !latest || latest === lastSynced.current) return;
    const first = lastSynced.current === null;
    lastSynced.current = latest;
    if (first) before.current = latest.openFor;
    form.batch(() => {
      for (const control of controlNames) {
        const begun = control === 'message' && topic ? `${topic}\n` : '';
        const text = (first && typedInto(current, control)) || latest.values[control] || begun;
        if (text || !first) form.change(control, text);
      }
    });
  }, [draft, store, api, element, name, topic]);

  // Left before the next form reads the draft, which may be of the same name.
  useLayoutEffect(() => {
    const keep = () => {
      const values = api.current?.getState().values;
      // A topic alone is nobody's text: the form of another page begins without it.
      const bare = values?.message !== undefined && isOneOf([topic, ...openings], values.message);
      const written = bare ? { ...values, message: '' } : values;
      if (!written) return;
      dispatch(messageDrafted({ values: written, openFor: openFor() }, name));
      lastSynced.current = selectDraft(store.getState(), name);
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
  }, [dispatch, store, api, element, name, openFor, topic, openings]);

  const unfinished = draft?.unfinished ? (draft.begun ?? '') : '';
  return { openFor, isOpening: (text) => isOneOf([topic, ...openings, unfinished], text) };
}
