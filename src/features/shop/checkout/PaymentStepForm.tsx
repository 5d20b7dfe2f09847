import { cardBrandOf, formatCardExpiry, formatCardNumber, formatSecurityCode } from '@/lib/cardRules';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import { CardFace } from '@/ui/art/CardFace';
import styles from './PaymentStepForm.module.scss';
import { StepForm, type StepProps } from './StepForm';
import { maxTextLength, paymentProblems } from './checkoutRules';

/** Test card; payment providers accept its number in test mode only. */
const testCard = { number: '4242 4242 4242 4242', expiry: '09/31', holder: 'Test Storm', cvc: '123' };

/** Payment step; card data is never stored. */
export function PaymentStepForm({ words, initial, onBack, onDraft, onDone }: StepProps) {
  const { payment } = words;
  // The draft follows the field after a pause in typing.
  const digits = (initial.number ?? '').replace(/\D/g, '');
  return (
    <StepForm
      title={payment.title}
      text={payment.text}
      words={words}
      initial={initial}
      problemsOf={(values) => paymentProblems(values, new Date())}
      submit={words.next.payment}
      onBack={onBack}
      onDraft={onDraft}
      onDone={onDone}
    >
      {(attempted, set) => (
        <>
          <div data-wide className={styles.card}>
            <CardFace brand={cardBrandOf(digits)} last4={digits.slice(12).padEnd(4, '•').slice(0, 4)} />
            <Button variant="line" size="s" onClick={() => set(testCard)}>
              {payment.fill}
            </Button>
          </div>
          <div data-wide>
            <TextField
              name="number"
              id="checkout-number"
              label={payment.number}
              autoComplete="cc-number"
              inputMode="numeric"
              format={formatCardNumber}
              required
              attempted={attempted}
            />
          </div>
          <TextField
            name="expiry"
            id="checkout-expiry"
            label={payment.expiry}
            autoComplete="cc-exp"
            inputMode="numeric"
            format={formatCardExpiry}
            required
            attempted={attempted}
          />
          <TextField
            name="cvc"
            id="checkout-cvc"
            label={payment.cvc}
            autoComplete="cc-csc"
            inputMode="numeric"
            format={formatSecurityCode}
            required
            attempted={attempted}
          />
          <div data-wide>
            <TextField
              name="holder"
              id="checkout-holder"
              label={payment.holder}
              autoComplete="cc-name"
              maxLength={maxTextLength}
              required
              attempted={attempted}
            />
          </div>
        </>
      )}
    </StepForm>
  );
}
