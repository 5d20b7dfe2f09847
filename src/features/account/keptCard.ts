import { cardBrandOf } from '@/lib/cardRules';
import type { Card } from './account';

/** Converts form values to a stored card: without the number, with brand and last four digits. */
export function keptOf({ number, expiry, holder }: Record<'number' | 'expiry' | 'holder', string>): Omit<Card, 'id'> {
  return { brand: cardBrandOf(number), last4: number.replace(/\D/g, '').slice(-4), expiry, holder };
}
