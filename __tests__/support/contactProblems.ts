import { type ContactField, type ContactMessage, contactFields } from '@/lib/contactFields';
import { type ContactProblem, contactFieldProblem } from '@/lib/contactRules';

/** Errors of a message by field; an empty object for a valid one. */
export function contactProblems(message: Partial<ContactMessage>): Partial<Record<ContactField, ContactProblem>> {
  const problems = contactFields.map((field) => [field, contactFieldProblem(field, message[field])] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem));
}
