import type { FormApi } from 'final-form';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useHydrated } from '@/ui/useHydrated';
import { type ControlValues, type MessageFormName, controlNames } from './controls';
import type { Draft } from './contactDraft';
import { draftRequested, messageDrafted, selectDraft } from './draftsSlice';

type State = Parameters<typeof selectDraft>[0];

/** Value typed before hydration. */
const typedInto = (form: HTMLFormElement, name: string): string | undefined => {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.value : undefined;
};

const none: readonly string[] = [];

/** True if the trimmed text equals one of these. */
const isOneOf = (beginnings: readonly string[], text: string): boolean =>
  text.trim() !== '' && beginnings.some((beginning) => beginning.trim() === text.trim());

/**
 * Fills the form with values typed before hydration or the stored draft, also after a DevTools jump; stores the values
 * on blur, when the page is hidden, and on unmount.
 * @param name of the form
 * @param topic first line of an empty message
 * @param prefills prefilled texts, which count as empty
 * @returns `openFor()`: milliseconds the form has been open, across reloads; `isPrefill(text)`: true for an unedited
 * prefilled text
 */
export function useDraft(
  name: MessageFormName,
  element: RefObject<HTMLFormElement | null>,
  api: RefObject<FormApi<ControlValues> | null>,
  topic = '',
  prefills: readonly string[] = none,
): { openFor: () => number; isPrefill: (text: string) => boolean } {
  const dispatch = useDispatch();
  const store = useStore<State>();
  const draft = useSelector((state: State) => selectDraft(state, name));
  // A prerendered form has been open since the document loaded.
  const prerendered = !useHydrated();
  const [opened] = useState(() => (prerendered ? 0 : performance.now()));
  const before = useRef(0);
  const [openFor] = useState(() => () => Math.round(before.current + performance.now() - opened));
  /** Draft that the form's values match; null before the first fill. */
  const lastSynced = useRef<Draft | null>(null);

  useLayoutEffect(() => void dispatch(draftRequested(name)), [dispatch, name]);
  useLayoutEffect(() => {
    const { current } = element;
    const form = api.current;
    // The rendered draft may be outdated: a form of the same name that unmounts in this commit has dispatched a newer
    // one.
    const latest = selectDraft(store.getState(), name);
    if (!current || !form || !latest || latest === lastSynced.current) return;
    const first = lastSynced.current === null;
    lastSynced.current = latest;
    if (first) before.current = latest.openFor;
    form.batch(() => {
      for (const control of controlNames) {
        const firstLine = control === 'message' && topic ? `${topic}\n` : '';
        const text = (first && typedInto(current, control)) || latest.values[control] || firstLine;
        if (text || !first) form.change(control, text);
      }
    });
  }, [draft, store, api, element, name, topic]);

  // Layout effect: its cleanup runs before the next form, possibly of the same name, reads the draft.
  useLayoutEffect(() => {
    const storeDraft = () => {
      const values = api.current?.getState().values;
      // An unedited prefilled message is not stored: other pages prefill it differently.
      const isUnedited = values?.message !== undefined && isOneOf([topic, ...prefills], values.message);
      const written = isUnedited ? { ...values, message: '' } : values;
      if (!written) return;
      dispatch(messageDrafted({ values: written, openFor: openFor() }, name));
      lastSynced.current = selectDraft(store.getState(), name);
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.current?.addEventListener('focusout', storeDraft, { signal });
    window.addEventListener('pagehide', storeDraft, { signal });
    // Mobile browsers may discard a hidden tab without further events.
    document.addEventListener('visibilitychange', storeDraft, { signal });
    return () => {
      listening.abort();
      storeDraft();
    };
  }, [dispatch, store, api, element, name, openFor, topic, prefills]);

  const unfinished = draft?.unfinished ? (draft.begun ?? '') : '';
  return { openFor, isPrefill: (text) => isOneOf([topic, ...prefills, unfinished], text) };
}
