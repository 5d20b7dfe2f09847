import { Icon } from '@/ui/Icon';
import { TextField } from '@/ui/TextField';
import { creditCard } from '@/ui/icons/credit-card';
import { lock } from '@/ui/icons/lock';
import { truck } from '@/ui/icons/truck';
import styles from './ContactStepForm.module.scss';
import { StepForm, type StepProps } from './StepForm';
import { contactStepProblems } from './checkoutRules';

const icons = { delivery: truck, payment: creditCard, data: lock };

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
          {(Object.keys(icons) as (keyof typeof icons)[]).map((key) => (
            <li key={key}>
              <Icon name={icons[key]} />
              <strong>{contact.facts[key].title}</strong>
              <span>{contact.facts[key].text}</span>
            </li>
          ))}
        </ul>
      }
    >
      {(attempted) => (
        <>
          <div data-wide>
            <TextField
              name="email"
              id="checkout-email"
              label={contact.email}
              type="email"
              autoComplete="email"
              required
              attempted={attempted}
            />
          </div>
          <div data-wide>
            <TextField
              name="phone"
              id="checkout-phone"
              label={contact.phone}
              type="tel"
              autoComplete="tel"
              required
              attempted={attempted}
            />
          </div>
        </>
      )}
    </StepForm>
  );
}
