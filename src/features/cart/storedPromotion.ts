import { promotionOf } from '@/data/promotions';
import { eraseStored, readStored, writeStored } from '@/lib/storage';
import { promotionKey } from './promotionKey';

/** The code that was entered in this tab, or null; what is no code of ours is left aside. */
export const readPromotion = (): string | null => promotionOf(readStored(promotionKey, 'session') ?? '')?.code ?? null;

/** Keeps a code until the tab is closed, never what it takes off; null, or one that doesn't exist, forgets the last. */
export function keepPromotion(entered: string | null): void {
  const code = promotionOf(entered ?? '')?.code;
  if (code) writeStored(promotionKey, code, 'session');
  else eraseStored(promotionKey, 'session');
}
