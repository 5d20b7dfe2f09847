import { countries } from '@/lib/countries';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { MethodField } from './MethodField';
import { StepForm, type StepProps } from './StepForm';
import { deliveryProblems, maxTextLength } from './checkoutRules';

/** Second step of the checkout: the address, and how the order is delivered. */
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
      maxLength={maxTextLength}
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
            options={Object.fromEntries(countries.map((code) => [code, delivery.countries[code]]))}
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
