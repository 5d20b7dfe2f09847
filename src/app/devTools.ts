import { isPlainObject } from '@reduxjs/toolkit';

/**
 * Fields redacted in DevTools at any depth of actions and state: passwords (`current` and `next` are those of a
 * password change), session tokens, and data that identifies a card.
 */
const redactedFields = new Set(['password', 'current', 'next', 'token', 'cardNumber', 'last4', 'cvc']);

function redact<T>(value: T): T;
function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => redact(item));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, redactedFields.has(name) ? '(redacted)' : redact(field)]),
  );
}

/** Options of Redux DevTools. Sanitizers affect the display only; time travel uses the real actions and states. */
export const devToolsOptions = { trace: true, traceLimit: 25, actionSanitizer: redact, stateSanitizer: redact };
