import type { FormApi } from 'final-form';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { focusField } from '@/ui/focusField';
import { selectAuthForm } from './authFormSlice';
import { type AuthProblem, authProblem } from './authProblem';
import type { AuthField, AuthValues } from './authRules';
import { selectAuthError } from './authSlice';

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
      const control = element.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement && control.value) api.current?.change(name, control.value);
    }
  }, [element, api]);

  useEffect(() => {
    if (!problem) return;
    const field = fieldsByProblem[problem];
    if (field) focusField(element.current, field);
    else element.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [problem, element]);

  return problem;
}
