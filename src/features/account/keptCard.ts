import { brandOf } from '@/lib/cardRules';
import type { Card } from './account';

/** What may be kept of a card that was typed: never its number, only its brand and its last four digits. */
export function keptOf({ number, expiry, holder }: Record<'number' | 'expiry' | 'holder', string>): Omit<Card, 'id'> {
  return { brand: brandOf(number), last4: number.replace(/\D/g, '').slice(-4), expiry, holder };
}
