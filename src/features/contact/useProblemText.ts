import type { FieldProblem, FieldRule } from '@/lib/fieldRules';
import { numberFormat } from '@/lib/formats';
import { interpolate } from '@/lib/interpolate';
import { localeOf } from '@/site/languages';
import { useLanguage, useTranslation } from '@/ui/translation';
import type { ContactFieldsWords } from './ContactFields';
import type { Control } from './controls';

/** Translates a field's error: empty, too long (`{{max}}` characters), or not an e-mail address. */
export function useProblemText(
  fields: ContactFieldsWords['fields'],
  tooLong: string,
  ruleOf: (control: Control) => FieldRule,
) {
  const { t } = useTranslation();
  const locale = localeOf(useLanguage());
  return (control: Control, problem: FieldProblem): string => {
    if (problem === 'tooLong') return interpolate(tooLong, { max: numberFormat(locale).format(ruleOf(control).max) });
    return problem === 'invalid' ? t('form.mistyped') : fields[control].invalid;
  };
}
