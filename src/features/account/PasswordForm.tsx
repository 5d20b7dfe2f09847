import { dateFormat } from '@/lib/formats';
import { useRef } from 'react';
import { useField } from 'react-final-form';
import { useDispatch, useSelector } from 'react-redux';
import type en from '@words/en/account/security.json';
import { passwordSubmitted } from '@/features/auth/authSlice';
import { interpolate } from '@/lib/interpolate';
import { maxValueLength, minPasswordLength, valueLength } from '@/lib/valueLength';
import { PasswordField } from '@/ui/PasswordField';
import { useLanguage } from '@/ui/translation';
import { AccountForm } from './AccountForm';
import { Panel } from './Panel';
import panelStyles from './Panel.module.scss';
import { StrengthMeter } from './StrengthMeter';
import meterStyles from './StrengthMeter.module.scss';
import { selectPasswordProblem } from './accountSlice';
import type { Strength } from './passwordStrength';
import { useAccount } from './useAccount';
import { usePasswordStrength } from './usePasswordStrength';

type PasswordFormProps = (typeof en)['password'];

interface MeterProps {
  words: PasswordFormProps['strength'];
  about: string;
  onStrength: (strength: Strength | null) => void;
}

function Meter({ words, about, onStrength }: MeterProps) {
  const { input } = useField<string>('next');
  const strength = usePasswordStrength(input.value, about);
  onStrength(strength);
  return <StrengthMeter strength={strength} words={words} />;
}

function ChangePassword({ title, text, changed, fields, show, hide, problems, strength, submit }: PasswordFormProps) {
  const { user, account } = useAccount();
  const dispatch = useDispatch();
  const wrong = useSelector(selectPasswordProblem) === 'wrong';
  const language = useLanguage();
  const measured = useRef<Strength | null>(null);
  const { passwordChanged } = account;
  const date = dateFormat(language, { dateStyle: 'long' });
  const about = [user.firstName, user.lastName, user.username, user.email, 'storm'].join(' ');
  const field = { show, hide, required: true } as const;
  return (
    <Panel
      title={title}
      text={passwordChanged ? interpolate(changed, { date: date.format(new Date(passwordChanged)) }) : undefined}
    >
      <AccountForm
        part="passwordChanged"
        resetOnSave
        keepWhitespace
        refusedField={wrong ? 'current' : undefined}
        submit={submit}
        initial={{ current: '', next: '', repeat: '' }}
        validate={({ current, next, repeat }) => ({
          ...(current === '' && { current: problems.current }),
          ...((valueLength(next) > maxValueLength && { next: interpolate(problems.long, { max: maxValueLength }) }) ||
            (valueLength(next) < minPasswordLength && {
              next: interpolate(problems.short, { min: minPasswordLength }),
            }) ||
            (next === current && { next: problems.same }) ||
            (measured.current !== null && measured.current < 2 && { next: problems.weak })),
          ...(repeat !== next && { repeat: problems.repeat }),
        })}
        onSave={({ current, next }) => dispatch(passwordSubmitted({ current, next }))}
      >
        {(attempted, denied) => (
          <>
            {/* Password managers need the user name in the form. */}
            <input hidden readOnly autoComplete="username" value={user.email} />
            <div data-wide>
              <PasswordField
                name="current"
                id="password-current"
                label={fields.current}
                autoComplete="current-password"
                refused={denied ? problems.wrong : undefined}
                attempted={attempted}
                {...field}
              />
            </div>
            <PasswordField
              name="next"
              id="password-next"
              label={fields.next}
              autoComplete="new-password"
              hint={interpolate(fields.nextHint, { min: minPasswordLength })}
              attempted={attempted}
              {...field}
            />
            <div className={meterStyles.field}>
              <Meter
                words={strength}
                about={about}
                onStrength={(found) => {
                  measured.current = found;
                }}
              />
            </div>
            <PasswordField
              name="repeat"
              id="password-repeat"
              label={fields.repeat}
              autoComplete="new-password"
              attempted={attempted}
              {...field}
            />
          </>
        )}
      </AccountForm>
      <p className={panelStyles.note}>{text}</p>
    </Panel>
  );
}

/** Changes the password and shows its strength. Builds without the demo API show a notice instead. */
export function PasswordForm(words: PasswordFormProps) {
  return API_MOCK ? (
    <ChangePassword {...words} />
  ) : (
    <Panel title={words.title}>
      <p role="note">{words.off}</p>
    </Panel>
  );
}
