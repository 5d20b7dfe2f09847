import { eraseStored, own, readStoredJson, writeStored } from '@/lib/storage';
import { type CheckoutDraft, draftKey as key } from './checkoutSlice';

/** The fields that are kept between reloads; a card's are not among them. */
const fields = {
  contact: ['email', 'phone'],
  delivery: ['name', 'street', 'more', 'postalCode', 'city', 'country', 'method'],
} as const;

/** Longer than any field takes. */
const longest = 300;

const part = (stored: unknown, step: keyof CheckoutDraft): Record<string, string> => {
  const values = own(stored, step);
  const known = fields[step].map((name) => [name, own(values, name)] as const);
  return Object.fromEntries(
    known.filter(
      (entry): entry is [(typeof entry)[0], string] => typeof entry[1] === 'string' && entry[1].length <= longest,
    ),
  );
};

/** The draft of this tab; what a foreign hand put there counts only as far as the forms could have written it. */
export function readCheckoutDraft(): CheckoutDraft {
  const stored = readStoredJson(key, 'session');
  return { contact: part(stored, 'contact'), delivery: part(stored, 'delivery') };
}

/** Keeps the known fields until the tab is closed. */
export const keepCheckoutDraft = (draft: CheckoutDraft): boolean =>
  writeStored(key, JSON.stringify({ contact: part(draft, 'contact'), delivery: part(draft, 'delivery') }), 'session');

/** Forgets the address that was typed; silent when storage is out of reach. */
export const eraseCheckoutDraft = (): void => eraseStored(key, 'session');
