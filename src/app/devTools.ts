import { isPlainObject } from '@reduxjs/toolkit';

/**
 * Redacted in DevTools, wherever in an action or in the state they stand: passwords (`current` and `next` are those of a
 * password change), session tokens, and what identifies a card.
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

/** Options of Redux DevTools. They change what is displayed only: time travel replays the real actions and states. */
export const devToolsOptions = { trace: true, traceLimit: 25, actionSanitizer: redact, stateSanitizer: redact };
