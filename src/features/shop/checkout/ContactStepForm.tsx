import { TextField } from '@/ui/TextField';
import styles from './ContactStepForm.module.scss';
import { StepForm, type StepProps } from './StepForm';
import { contactStepProblems } from './checkoutRules';

const facts = ['delivery', 'payment', 'data'] as const;

/** First step of the checkout: e-mail address and telephone number, and what follows in the next ones. */
export function ContactStepForm({ words, initial, onDraft, onDone }: Omit<StepProps, 'onBack'>) {
  const { contact } = words;
  return (
    <StepForm
      title={contact.title}
      words={words}
      initial={initial}
      problemsOf={contactStepProblems}
      submit={words.next.contact}
      onDraft={onDraft}
      onDone={onDone}
      facts={
        <ul className={styles.facts}>
          {facts.map((key) => (
            <li key={key}>
              <strong>{contact.facts[key].title}</strong>
              <span>{contact.facts[key].text}</span>
            </li>
          ))}
        </ul>
      }
    >
      {(attempted) => (
        <>
          <TextField
            name="email"
            id="checkout-email"
            label={contact.email}
            type="email"
            autoComplete="email"
            required
            attempted={attempted}
          />
          <TextField
            name="phone"
            id="checkout-phone"
            label={contact.phone}
            type="tel"
            autoComplete="tel"
            required
            attempted={attempted}
          />
        </>
      )}
    </StepForm>
  );
}
