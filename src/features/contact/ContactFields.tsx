import type { FieldProblem } from '@/lib/fieldRules';
import { TextField } from '@/ui/TextField';
import styles from './ContactForm.module.scss';
import type { selectMessage } from './contactSlice';
import { type Control, controlNames, controls } from './controls';

export interface ContactFieldsWords {
  /** Label by field, and the message for an empty value. */
  fields: Record<Control, { label: string; invalid: string }>;
  placeholders: Partial<Record<Control, string>>;
  /** Label of the honeypot field. */
  trap: string;
}

interface ContactFieldsProps extends ContactFieldsWords {
  message: ReturnType<typeof selectMessage>;
  /** Message for a problem. */
  problemText: (name: Control, problem: FieldProblem) => string;
}

const inputProps = {
  name: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  email: { autoComplete: 'email', type: 'email' },
  number: { autoComplete: 'tel', type: 'tel' },
  message: { multiline: true },
} as const;

/** The five fields and a hidden honeypot field against bots, which the server evaluates. */
export function ContactFields({ fields, placeholders, trap, message, problemText }: ContactFieldsProps) {
  return (
    <>
      <div className={styles.fields}>
        {controlNames.map((name) => {
          const problem = message.problems[controls[name]];
          return (
            <TextField
              key={name}
              name={name}
              id={`contact-${name}`}
              label={fields[name].label}
              placeholder={placeholders[name]}
              required
              attempted={message.attempted}
              refused={problem && problemText(name, problem)}
              {...inputProps[name]}
            />
          );
        })}
      </div>
      <div className={styles.honeypot} aria-hidden="true">
        <label htmlFor="contact-website">{trap}</label>
        <input id="contact-website" name="Website" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore />
      </div>
    </>
  );
}
