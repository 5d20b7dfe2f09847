import { type FieldProblem, fieldProblem } from '@/lib/fieldRules';
import { type MessageKind, messageFields } from '@/site/messageKinds';

/** Errors of a message by field; an empty object for a valid one. */
export function messageProblems(
  kind: MessageKind,
  body: Partial<Record<string, string>>,
): Partial<Record<string, FieldProblem>> {
  const problems = Object.entries(messageFields(kind)).map(
    ([name, rule]) => [name, fieldProblem(rule, body[name])] as const,
  );
  return Object.fromEntries(problems.filter(([, problem]) => problem));
}
