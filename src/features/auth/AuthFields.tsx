import { interpolate } from '@/lib/interpolate';
import { minPasswordLength } from '@/lib/valueLength';
import { PasswordField } from '@/ui/PasswordField';
import { TextField } from '@/ui/TextField';
import type { AuthField, AuthFieldProblem } from './authRules';

/** Label and hint of a field, and a message per problem. */
type FieldWords = { label: string; required: string; hint?: string } & Partial<Record<AuthFieldProblem, string>>;

export interface AuthFieldsWords<F extends AuthField> {
  fields: Record<F, FieldWords>;
  /** Labels of the button that shows the password. */
  reveal?: { show: string; hide: string };
}

interface AuthFieldsProps<F extends AuthField> extends AuthFieldsWords<F> {
  names: readonly F[];
  isNew: boolean;
  attempted: boolean;
  /** Messages from the server by field. */
  refused: Partial<Record<AuthField, string | undefined>>;
}

/** Name, e-mail and password fields with `autocomplete` for password managers. */
export function AuthFields<F extends AuthField>({ fields, reveal, names, isNew, ...state }: AuthFieldsProps<F>) {
  return names.map((name: AuthField) => {
    const { label, hint } = fields[name as F];
    const shared = {
      name,
      label,
      hint: hint && interpolate(hint, { min: minPasswordLength }),
      id: `auth-${name}`,
      required: true,
      attempted: state.attempted,
    };
    if (name === 'password' && reveal)
      return (
        <PasswordField key={name} {...shared} {...reveal} autoComplete={isNew ? 'new-password' : 'current-password'} />
      );
    const kind =
      name === 'email'
        ? ({ type: 'email', autoComplete: isNew ? 'email' : 'username' } as const)
        : { autoComplete: name };
    return <TextField key={name} {...shared} {...kind} refused={state.refused[name]} />;
  });
}
