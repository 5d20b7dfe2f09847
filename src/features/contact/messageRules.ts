import { type FieldProblem, type FieldRule, fieldProblem } from '@/lib/fieldRules';
import { messageKinds } from '@/site/messageKinds';
import { type Control, type ControlValues, controls } from './controls';

interface MessageRulesOptions {
  /** Paragraphs sent above and below the message. */
  above: string;
  below: string;
  /** Characters reserved for these paragraphs. */
  reservedLength: number;
  /** Whether a text is a prefilled one, which counts as empty. */
  isPrefill: (text: string) => boolean;
}

const rules = messageKinds['contact-form'].fields;

/** The rules of a message form whose message is sent between two paragraphs. */
export function messageRules({ above, below, reservedLength, isPrefill }: MessageRulesOptions) {
  /** The rule of what the visitor types; that of the field includes the paragraphs. */
  const ruleOf = (control: Control): FieldRule => {
    const rule = rules[controls[control]];
    return control === 'message' ? { ...rule, max: rule.max - reservedLength } : rule;
  };
  const withParagraphs = (values: ControlValues): ControlValues => {
    const text = values.message?.trim();
    return text ? { ...values, message: [above, text, below].filter(Boolean).join('\n\n') } : values;
  };
  const problemOf = (control: Control, values: ControlValues): FieldProblem | undefined => {
    const text = values[control] ?? '';
    if (control === 'message' && isPrefill(text)) return 'required';
    return (
      fieldProblem(ruleOf(control), text) ?? fieldProblem(rules[controls[control]], withParagraphs(values)[control])
    );
  };
  return { ruleOf, withParagraphs, problemOf };
}
