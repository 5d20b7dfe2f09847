import type en from '@words/en/shop/checkout.json';
import {
  checkoutCountries,
  contactStepProblems,
  deliveryProblems,
  longestText,
  paymentProblems,
} from '@/lib/checkoutRules';
import { groupedExpiry, groupedNumber } from '@/lib/cardRules';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { MethodField } from './MethodField';
import { StepForm, type Texts } from './StepForm';

interface StepProps {
  words: typeof en;
  initial: Texts;
  onBack: () => void;
  onDraft: (values: Texts) => void;
  onDone: (values: Texts) => void;
}

/** Who orders. */
export function ContactStepForm({ words, initial, onDraft, onDone }: Omit<StepProps, 'onBack'>) {
  const { contact } = words;
  return (
    <StepForm
      title={contact.title}
      text={contact.text}
      words={words}
      initial={initial}
      problemsOf={contactStepProblems}
      submit={words.next.contact}
      onDraft={onDraft}
      onDone={onDone}
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

/** Where it goes. */
export function DeliveryStepForm({ words, initial, onBack, onDraft, onDone }: StepProps) {
  const { delivery } = words;
  const text = (
    name: 'name' | 'street' | 'more' | 'postalCode' | 'city',
    autoComplete: string,
    attempted: boolean,
    required = true,
  ) => (
    <TextField
      name={name}
      id={`checkout-${name}`}
      label={delivery[name]}
      autoComplete={autoComplete}
      maxLength={longestText}
      required={required}
      attempted={attempted}
    />
  );
  return (
    <StepForm
      title={delivery.title}
      text={delivery.text}
      words={words}
      initial={{ country: 'TR', method: 'courier', ...initial }}
      problemsOf={deliveryProblems}
      submit={words.next.delivery}
      onBack={onBack}
      onDraft={onDraft}
      onDone={onDone}
    >
      {(attempted) => (
        <>
          <div data-wide>{text('name', 'shipping name', attempted)}</div>
          <SelectField
            name="country"
            id="checkout-country"
            label={delivery.country}
            options={Object.fromEntries(checkoutCountries.map((code) => [code, delivery.countries[code]]))}
            autoComplete="shipping country"
            required
            attempted={attempted}
          />
          {text('postalCode', 'shipping postal-code', attempted)}
          <div data-wide>{text('street', 'shipping address-line1', attempted)}</div>
          {text('more', 'shipping address-line2', attempted, false)}
          {text('city', 'shipping address-level2', attempted)}
          <MethodField words={delivery} />
        </>
      )}
    </StepForm>
  );
}

/** A card that passes every rule and belongs to nobody. */
const testCard = { number: '4242 4242 4242 4242', expiry: '09/31', holder: 'Test Storm', cvc: '123' };

/** What pays: the card stays in the page's memory only. */
export function PaymentStepForm({ words, initial, onBack, onDone }: Omit<StepProps, 'onDraft'>) {
  const { payment } = words;
  return (
    <StepForm
      title={payment.title}
      text={payment.text}
      words={words}
      initial={initial}
      problemsOf={(values) => paymentProblems(values, new Date())}
      submit={words.next.payment}
      onBack={onBack}
      onDone={onDone}
    >
      {(attempted, set) => (
        <>
          <div data-wide>
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
              format={groupedNumber}
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
            format={groupedExpiry}
            required
            attempted={attempted}
          />
          <TextField
            name="cvc"
            id="checkout-cvc"
            label={payment.cvc}
            autoComplete="cc-csc"
            inputMode="numeric"
            maxLength={4}
            required
            attempted={attempted}
          />
          <div data-wide>
            <TextField
              name="holder"
              id="checkout-holder"
              label={payment.holder}
              autoComplete="cc-name"
              maxLength={longestText}
              required
              attempted={attempted}
            />
          </div>
        </>
      )}
    </StepForm>
  );
}
