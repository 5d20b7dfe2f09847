import type { FormApi } from 'final-form';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { messageLeft, selectMessage } from './contactSlice';
import { type Control, type ControlValues, type MessageForm, controlNames, controls } from './controls';

/** How far the message of a form is. */
export const useMessage = (name: MessageForm) =>
  useSelector((state: Parameters<typeof selectMessage>[0]) => selectMessage(state, name));

/** Moves the focus to one of the form's fields. */
export function focusOn(form: HTMLFormElement | null, name: Control | undefined): void {
  const control = name && form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

/**
 * After an answer: empties the form if the message was sent, and puts the focus where it is needed or was before, unless
 * another page's form has sent it. When the form is left, the store forgets how far it was.
 * @param thanks what takes the focus after a message that was sent
 */
export function useOutcome(
  name: MessageForm,
  element: RefObject<HTMLFormElement | null>,
  api: RefObject<FormApi<ControlValues> | null>,
  sentHere: boolean,
  thanks?: RefObject<HTMLElement | null>,
): void {
  const dispatch = useDispatch();
  const { status, problems } = useMessage(name);
  const known = useRef(status);
  // Before the next page is painted: its form would show for a frame what this one complained of.
  useLayoutEffect(() => () => void dispatch(messageLeft(name)), [dispatch, name]);
  useEffect(() => {
    // What came of an earlier visit to this page is over.
    if (known.current === status) return;
    known.current = status;
    if (status === 'sent') api.current?.restart();
    if ((status !== 'sent' && status !== 'failed') || !sentHere) return;
    const refused = controlNames.find((control) => problems[controls[control]]);
    if (refused) focusOn(element.current, refused);
    else if (status === 'sent' && thanks) thanks.current?.focus();
  }, [status, problems, element, api, sentHere, thanks]);
}
