import { isPlainObject } from '@reduxjs/toolkit';
import { persistedSlices } from '@/features/persistence/persistedSlices';

/**
 * Fields redacted in DevTools at any depth of actions and state: passwords (`current` and `next` are those of a
 * password change), session tokens, and data that identifies a card. Persisted slices declare their own.
 */
const redactedFields = ['password', 'current', 'next', 'token', 'cardNumber', 'last4', 'cvc'];

// A function: production builds leave the module out, which has no other effect.
const isRedacted = (name: string) =>
  redactedFields.includes(name) ||
  Object.values<{ redacted: readonly string[] }>(persistedSlices).some(({ redacted }) => redacted.includes(name));

function redact<T>(value: T): T;
function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => redact(item));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, isRedacted(name) ? '(redacted)' : redact(field)]),
  );
}

/** Options of Redux DevTools. Sanitizers affect the display only; time travel uses the real actions and states. */
export const devToolsOptions = { trace: true, traceLimit: 25, actionSanitizer: redact, stateSanitizer: redact };
