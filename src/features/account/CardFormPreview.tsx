import { useField } from 'react-final-form';
import { cardBrandOf } from '@/lib/cardRules';
import { CardFace } from '@/ui/art/CardFace';
import styles from './PaymentCards.module.scss';
import type { StoredCard } from './account';

interface CardFormPreviewProps {
  /** Card being edited; null for a new one. */
  card: StoredCard | null;
}

/** Preview of the card; shows the brand after the first digits. */
export function CardFormPreview({ card }: CardFormPreviewProps) {
  const { input } = useField<string>('number');
  const digits = input.value.replace(/\D/g, '');
  return (
    <div className={styles.preview} data-wide>
      <CardFace
        brand={card?.brand ?? cardBrandOf(digits)}
        last4={card?.last4 ?? digits.slice(12).padEnd(4, '•').slice(0, 4)}
      />
    </div>
  );
}
