import { type ContactField, type ContactMessage, contactFields } from '@/lib/contactFields';
import { type ContactProblem, fieldProblem } from '@/lib/contactRules';

/** What is wrong with a whole message, by field; an empty object when it may be sent. */
export function contactProblems(message: Partial<ContactMessage>): Partial<Record<ContactField, ContactProblem>> {
  const problems = contactFields.map((field) => [field, fieldProblem(field, message[field])] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem));
}
