import { type ComponentProps, useState } from 'react';
import { Icon } from './Icon';
import styles from './PasswordField.module.scss';
import { TextField } from './TextField';
import { eye } from './icons/eye';
import { eyeSlash } from './icons/eye-slash';

interface PasswordFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'type' | 'multiline' | 'layout' | 'children'
> {
  /** Labels of the button: `show` the password, `hide` it again. */
  show: string;
  hide: string;
}

/** A password field with a button to show the password. */
export function PasswordField({ show, hide, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField {...field} type={shown ? 'text' : 'password'} literal>
      <button
        type="button"
        className={styles.reveal}
        aria-label={shown ? hide : show}
        aria-controls={field.id}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? eyeSlash : eye} />
      </button>
    </TextField>
  );
}
