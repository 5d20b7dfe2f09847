import { useLocation, useNavigate } from 'react-router-dom';
import type en from '@words/en/account/profile.json';
import { inLanguage } from '@/site/addresses';
import { isLanguageCode, languages } from '@/site/languages';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { useLanguage, useTranslation } from '@/ui/translation';
import { AccountForm } from './AccountForm';
import { Panel } from './Panel';
import { ReadOnlyField } from './ReadOnlyField';
import { maxLengths } from './parseStoredAccount';
import { birthDates, profileProblems } from './profileRules';
import { useAccount, useChangeAccount } from './useAccount';

const languageNames = Object.fromEntries(languages.map(({ code, name }) => [code, name]));

/** Personal data. Saving another language navigates to this page in that language. */
export function ProfileForm({ title, fields, problems }: (typeof en)['form']) {
  const { user, account } = useAccount();
  const change = useChangeAccount();
  const language = useLanguage();
  const { t } = useTranslation('account/profile');
  const location = useLocation();
  const navigate = useNavigate();
  const range = birthDates(new Date());
  return (
    <Panel id="basics" title={title}>
      <AccountForm
        part="profile"
        initial={{ ...account.profile, language }}
        validate={(values) => {
          const found = profileProblems(values, new Date());
          return Object.fromEntries(Object.entries(found).map(([name, problem]) => [name, problems[problem]]));
        }}
        onSave={({ language: chosen, ...profile }) => {
          change('profile', profile, false);
          if (isLanguageCode(chosen) && chosen !== language) void navigate(inLanguage(chosen, location));
        }}
      >
        {(attempted) => (
          <>
            <div data-short>
              <TextField
                name="firstName"
                id="account-first-name"
                label={fields.firstName}
                autoComplete="given-name"
                maxLength={maxLengths.name}
                required
                attempted={attempted}
              />
            </div>
            <div data-short>
              <TextField
                name="lastName"
                id="account-last-name"
                label={fields.lastName}
                autoComplete="family-name"
                maxLength={maxLengths.name}
                required
                attempted={attempted}
              />
            </div>
            <ReadOnlyField id="account-email" label={fields.email} value={user.email} hint={fields.emailHint} />
            <TextField
              name="phone"
              id="account-phone"
              type="tel"
              label={fields.phone}
              autoComplete="tel"
              maxLength={maxLengths.phone}
              hint={fields.phoneHint}
              attempted={attempted}
            />
            <TextField
              name="birthDate"
              id="account-birth-date"
              type="date"
              label={fields.birthDate}
              autoComplete="bday"
              {...range}
              hint={fields.birthDateHint}
              attempted={attempted}
            />
            <SelectField
              name="language"
              id="account-language"
              label={fields.language}
              options={languageNames}
              hint={fields.languageHint}
              attempted={attempted}
            />
            <TextField
              name="about"
              id="account-about"
              label={fields.about}
              multiline
              maxLength={maxLengths.about}
              hint={(length) => t('form.counter', { count: maxLengths.about - length })}
              attempted={attempted}
            />
          </>
        )}
      </AccountForm>
    </Panel>
  );
}
