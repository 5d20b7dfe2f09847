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

/** Focuses a field of the form; without a name, nothing. */
export function focusAuthField(form: HTMLFormElement | null, name: AuthField | undefined): void {
  if (name) controlOf(form, name)?.focus();
}

/** Field to focus per problem; the submit button for the others. */
const fieldsByProblem: Partial<Record<AuthProblem, AuthField>> = { wrongCredentials: 'password', emailTaken: 'email' };

/**
 * Adopts values typed before hydration, and moves the focus after a failure.
 * @returns the problem of the last attempt, or null
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
    const field = fieldsByProblem[problem];
    if (field) focusAuthField(element.current, field);
    else element.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [problem, element]);

  return problem;
}
