import type en from '@words/en/account/payment-details.json';
import { countries } from '@/lib/countries';
import { isPostalCodeOf } from '@/lib/postalCode';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { useLanguage } from '@/ui/translation';
import { AccountForm } from './AccountForm';
import { Panel } from './Panel';
import { maxLengths } from './parseStoredAccount';
import { useAccount, useChangeAccount } from './useAccount';

/** Country names by code in a language, in its sort order. */
function countryNames(language: string): Record<string, string> {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const order = new Intl.Collator(language);
  const entries = countries.map((code) => [code, names.of(code) ?? code] as const);
  return Object.fromEntries(entries.sort(([, a], [, b]) => order.compare(a, b)));
}

/** Billing address; the postal code is validated by country. */
export function AddressForm({ title, text, fields, problems }: (typeof en)['address']) {
  const { account } = useAccount();
  const change = useChangeAccount();
  const language = useLanguage();
  return (
    <Panel id="billing" title={title} text={text}>
      <AccountForm
        part="address"
        initial={{ ...account.address }}
        validate={({ name, street, postalCode, city, country }) => ({
          ...(name === '' && { name: problems.empty }),
          ...(street === '' && { street: problems.empty }),
          ...(city === '' && { city: problems.empty }),
          ...(!isPostalCodeOf(country, postalCode) && { postalCode: problems.postalCode }),
        })}
        onSave={(address) => change('address', address, false)}
      >
        {(attempted) => (
          <>
            <TextField
              name="name"
              id="billing-name"
              label={fields.name}
              autoComplete="billing name"
              maxLength={maxLengths.name}
              required
              attempted={attempted}
            />
            <SelectField
              name="country"
              id="billing-country"
              label={fields.country}
              options={countryNames(language)}
              autoComplete="billing country"
              required
              attempted={attempted}
            />
            <div data-wide>
              <TextField
                name="street"
                id="billing-street"
                label={fields.street}
                autoComplete="billing street-address"
                maxLength={maxLengths.street}
                required
                attempted={attempted}
              />
            </div>
            <div data-short>
              <TextField
                name="postalCode"
                id="billing-postal-code"
                label={fields.postalCode}
                autoComplete="billing postal-code"
                maxLength={maxLengths.postalCode}
                required
                attempted={attempted}
              />
            </div>
            <div data-short>
              <TextField
                name="city"
                id="billing-city"
                label={fields.city}
                autoComplete="billing address-level2"
                maxLength={maxLengths.city}
                required
                attempted={attempted}
              />
            </div>
          </>
        )}
      </AccountForm>
    </Panel>
  );
}
