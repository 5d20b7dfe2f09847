import { promotionOf } from '@/data/promotions';
import { eraseStored, readStored, writeStored } from '@/lib/storage';
import { promotionKey } from './promotionKey';

/** Stored code of this tab; null if missing or unknown. */
export const readPromotion = (): string | null => promotionOf(readStored(promotionKey, 'session') ?? '')?.code ?? null;

/** Stores a known code, without its discount; null or an unknown code erases the entry. */
export function savePromotion(entered: string | null): void {
  const code = promotionOf(entered ?? '')?.code;
  if (code) writeStored(promotionKey, code, 'session');
  else eraseStored(promotionKey, 'session');
}
