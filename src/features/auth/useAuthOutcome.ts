import type { FormApi } from 'final-form';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectAuthForm } from './authFormSlice';
import { type AuthProblem, authProblem } from './authProblem';
import type { AuthField, AuthValues } from './authRules';
import { selectAuthError } from './authSlice';

const controlOf = (form: HTMLFormElement | null, name: AuthField) => {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control : null;
};

/** Moves the focus to one of the form's fields. */
export function focusOn(form: HTMLFormElement | null, name: AuthField | undefined): void {
  if (name) controlOf(form, name)?.focus();
}

/** Where to go on after a failure: at the field that is to blame, or at the button. */
const culprits: Partial<Record<AuthProblem, AuthField>> = { wrongPair: 'password', knownAddress: 'email' };

/**
 * Takes over what was typed before the form woke up, and brings the focus to where it is needed after a failure.
 * @returns why the last attempt failed, or null
 */
export function useAuthOutcome(
  element: RefObject<HTMLFormElement | null>,
  api: RefObject<FormApi<AuthValues> | null>,
  names: readonly AuthField[],
): AuthProblem | null {
  const { status } = useSelector(selectAuthForm);
  const error = useSelector(selectAuthError);
  const problem = status === 'failed' ? authProblem(error ?? '') : null;

  const fields = useRef(names);
  useLayoutEffect(() => {
    for (const name of fields.current) {
      const typed = controlOf(element.current, name)?.value;
      if (typed) api.current?.change(name, typed);
    }
  }, [element, api]);

  useEffect(() => {
    if (!problem) return;
    const culprit = culprits[problem];
    if (culprit) focusOn(element.current, culprit);
    else element.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [problem, element]);

  return problem;
}
