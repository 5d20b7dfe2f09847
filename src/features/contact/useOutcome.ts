import type { FormApi } from 'final-form';
import { type RefObject, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectMessage } from './contactSlice';
import { type Control, type ControlValues, controlNames, controls } from './controls';

/** Moves the focus to one of the form's fields. */
export function focusOn(form: HTMLFormElement | null, name: Control | undefined): void {
  const control = name && form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

/** After an answer: empties the form if the message was sent, and puts the focus where it is needed or was before. */
export function useOutcome(
  element: RefObject<HTMLFormElement | null>,
  api: RefObject<FormApi<ControlValues> | null>,
): void {
  const { status, problems } = useSelector(selectMessage);
  const known = useRef(status);
  useEffect(() => {
    // What came of an earlier visit to this page is over.
    if (known.current === status) return;
    known.current = status;
    if (status === 'sent') api.current?.restart();
    if (status !== 'sent' && status !== 'failed') return;
    const refused = controlNames.find((name) => problems[controls[name]]);
    if (refused) focusOn(element.current, refused);
    // The button lost the focus when it was disabled.
    else if (document.activeElement === document.body) element.current?.querySelector('button')?.focus();
  }, [status, problems, element, api]);
}
