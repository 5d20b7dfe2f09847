import type { ContactField } from '@/lib/contactFields';
import type { ContactProblem } from '@/lib/contactRules';
import { numberFormat } from '@/lib/formats';
import { interpolate } from '@/lib/interpolate';
import { localeOf } from '@/site/languages';
import { useLanguage, useTranslation } from '@/ui/translation';
import type { ContactFieldsWords } from './ContactFields';
import { type Control, controls } from './controls';

/** Translates a field's error: empty, too long (`{{max}}` characters), or not an e-mail address. */
export function useProblemText(
  fields: ContactFieldsWords['fields'],
  tooLong: string,
  maxLengths: Readonly<Record<ContactField, number>>,
) {
  const { t } = useTranslation();
  const locale = localeOf(useLanguage());
  return (control: Control, problem: ContactProblem): string => {
    if (problem === 'tooLong')
      return interpolate(tooLong, { max: numberFormat(locale).format(maxLengths[controls[control]]) });
    return problem === 'invalid' ? t('form.mistyped') : fields[control].invalid;
  };
}
