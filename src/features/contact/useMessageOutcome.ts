import type { FormApi } from 'final-form';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { focusField } from '@/ui/focusField';
import { messageLeft, selectMessage } from './contactSlice';
import { type ControlValues, type MessageFormName, controlNames, controls } from './controls';

/** Status of a form's message. */
export const useMessage = (name: MessageFormName) =>
  useSelector((state: Parameters<typeof selectMessage>[0]) => selectMessage(state, name));

/**
 * Resets the form once its message was sent. If this page's form has sent it, moves the focus: after success to
 * `thanks`, after a refusal to the first refused field. Resets the status on unmount.
 * @param thanks focused after success
 */
export function useMessageOutcome(
  name: MessageFormName,
  element: RefObject<HTMLFormElement | null>,
  api: RefObject<FormApi<ControlValues> | null>,
  sentHere: boolean,
  thanks?: RefObject<HTMLElement | null>,
): void {
  const dispatch = useDispatch();
  const { status, problems } = useMessage(name);
  const lastStatus = useRef(status);
  // Layout effect: otherwise the next page's form shows this form's errors for one frame.
  useLayoutEffect(() => () => void dispatch(messageLeft(name)), [dispatch, name]);
  useEffect(() => {
    // Ignore a status from before this mount.
    if (lastStatus.current === status) return;
    lastStatus.current = status;
    if (status === 'sent') api.current?.restart();
    if ((status !== 'sent' && status !== 'failed') || !sentHere) return;
    const refused = controlNames.find((control) => problems[controls[control]]);
    if (refused) focusField(element.current, refused);
    else if (status === 'sent' && thanks) thanks.current?.focus();
  }, [status, problems, element, api, sentHere, thanks]);
}
