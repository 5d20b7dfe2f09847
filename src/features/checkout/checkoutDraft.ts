import { eraseStored, ownProperty, readStoredJson, writeStored } from '@/lib/storage';
import { type CheckoutDraft, checkoutDraftKey as key } from './checkoutSlice';

/** Fields that are stored; none of the card. */
const fields = {
  contact: ['email', 'phone'],
  delivery: ['name', 'street', 'more', 'postalCode', 'city', 'country', 'method'],
} as const;

/** Maximum length of a stored value. */
const maxLength = 300;

const parseStep = (stored: unknown, step: keyof CheckoutDraft): Record<string, string> => {
  const values = ownProperty(stored, step);
  const known = fields[step].map((name) => [name, ownProperty(values, name)] as const);
  return Object.fromEntries(
    known.filter(
      (entry): entry is [(typeof entry)[0], string] => typeof entry[1] === 'string' && entry[1].length <= maxLength,
    ),
  );
};

/** Parses the draft of this tab; unknown fields and too long values are dropped. */
export function readCheckoutDraft(): CheckoutDraft {
  const stored = readStoredJson(key, 'session');
  return { contact: parseStep(stored, 'contact'), delivery: parseStep(stored, 'delivery') };
}

/** Stores the known fields in sessionStorage; false if storage refuses. */
export const saveCheckoutDraft = (draft: CheckoutDraft): boolean =>
  writeStored(
    key,
    JSON.stringify({ contact: parseStep(draft, 'contact'), delivery: parseStep(draft, 'delivery') }),
    'session',
  );

/** Deletes the draft; never throws. */
export const eraseCheckoutDraft = (): void => eraseStored(key, 'session');
