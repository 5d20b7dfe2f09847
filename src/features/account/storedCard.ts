import { cardBrandOf } from '@/lib/cardRules';
import type { StoredCard } from './account';

/** Converts form values to a stored card: without the number, with brand and last four digits. */
export function toStoredCard({
  number,
  expiry,
  holder,
}: Record<'number' | 'expiry' | 'holder', string>): Omit<StoredCard, 'id'> {
  return { brand: cardBrandOf(number), last4: number.replace(/\D/g, '').slice(-4), expiry, holder };
}
