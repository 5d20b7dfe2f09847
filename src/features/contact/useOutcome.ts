import type { FormApi } from 'final-form';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { messageLeft, selectMessage } from './contactSlice';
import { type Control, type ControlValues, controlNames, controls } from './controls';

/** Moves the focus to one of the form's fields. */
export function focusOn(form: HTMLFormElement | null, name: Control | undefined): void {
  const control = name && form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

/**
 * After an answer: empties the form if the message was sent, and puts the focus where it is needed or was before, unless
 * another page's form has sent it. When the form is left, the store forgets how far it was.
 */
export function useOutcome(
  element: RefObject<HTMLFormElement | null>,
  api: RefObject<FormApi<ControlValues> | null>,
): void {
  const dispatch = useDispatch();
  const { status, problems } = useSelector(selectMessage);
  const known = useRef(status);
  const sentHere = useRef(false);
  // Before the next page is painted: its form would show for a frame what this one complained of.
  useLayoutEffect(() => () => void dispatch(messageLeft()), [dispatch]);
  useEffect(() => {
    // What came of an earlier visit to this page is over.
    if (known.current === status) return;
    known.current = status;
    if (status === 'sending') sentHere.current = true;
    if (status === 'sent') api.current?.restart();
    if ((status !== 'sent' && status !== 'failed') || !sentHere.current) return;
    const refused = controlNames.find((name) => problems[controls[name]]);
    if (refused) focusOn(element.current, refused);
    // The button lost the focus when it was disabled.
    else if (document.activeElement === document.body) element.current?.querySelector('button')?.focus();
  }, [status, problems, element, api]);
}
