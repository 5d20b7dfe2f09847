import { useState } from 'react';
import type en from '@words/en/account/payment-details.json';
import { isExpired } from '@/lib/cardRules';
import { interpolate } from '@/lib/interpolate';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { ignoreDoubleClick } from '@/ui/ignoreDoubleClick';
import { CardFace } from '@/ui/art/CardFace';
import { pencil } from '@/ui/icons/pencil';
import { plusLg } from '@/ui/icons/plus-lg';
import { trash } from '@/ui/icons/trash';
import { CardDialog } from './CardDialog';
import styles from './PaymentCards.module.scss';
import { Panel } from './Panel';
import { SaveStatus } from './SaveStatus';
import { maxCounts } from './parseStoredAccount';
import type { StoredCard } from './account';
import { useAccount, useChangeAccount } from './useAccount';

type PaymentCardsProps = (typeof en)['cards'];

interface CardRowProps {
  words: PaymentCardsProps;
  card: StoredCard;
  onEdit: () => void;
}

function CardRow({ words, card, onEdit }: CardRowProps) {
  const { account } = useAccount();
  const change = useChangeAccount();
  const { list, first } = account.cards;
  const { id, brand, last4, expiry, holder } = card;
  const name = interpolate(words.name, { brand: words.brands[brand], last4 });
  const remove = () => {
    const left = list.filter((other) => other.id !== id);
    change('cards', { list: left, first: first === id ? (left[0]?.id ?? '') : first });
  };
  return (
    <li data-first={first === id || undefined}>
      <div className={styles.face}>
        <CardFace {...{ brand, last4, holder, expiry }} />
        {first === id && (
          <span className={styles.check}>
            <Icon name="check-lg" />
          </span>
        )}
      </div>
      <div className={styles.text}>
        <strong>{name}</strong>
        <p>
          {holder} · <span data-expired={isExpired(expiry, new Date()) || undefined}>{expiry}</span>
          {isExpired(expiry, new Date()) && ` · ${words.expired}`}
        </p>
      </div>
      <div className={styles.actions}>
        {first === id ? (
          <Badge>{words.first}</Badge>
        ) : (
          <Button variant="text" size="s" onClick={() => change('cards', { list, first: id })}>
            {words.makeFirst}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
        <span>
          <IconButton icon={pencil} label={`${words.edit} ${name}`} onClick={onEdit} />
          <IconButton icon={trash} label={`${words.remove} ${name}`} onClick={ignoreDoubleClick(remove)} />
        </span>
      </div>
    </li>
  );
}

/** Stored payment cards: brand, last four digits, expiry and holder only. */
export function PaymentCards(words: PaymentCardsProps) {
  const { account } = useAccount();
  const [edited, setEdited] = useState<StoredCard | 'new' | null>(null);
  const { list } = account.cards;
  return (
    <Panel title={words.title} text={words.text} aside={<SaveStatus part="cards" />}>
      {list.length === 0 && <p className={styles.none}>{words.none}</p>}
      <ul className={styles.list}>
        {list.map((card) => (
          <CardRow key={card.id} words={words} card={card} onEdit={() => setEdited(card)} />
        ))}
        {list.length < maxCounts.cards && (
          <li className={styles.add}>
            <Button variant="line" leadIcon={plusLg} onClick={() => setEdited('new')}>
              {words.add}
            </Button>
          </li>
        )}
      </ul>
      {list.length >= maxCounts.cards && <p role="status">{interpolate(words.full, { max: maxCounts.cards })}</p>}
      {edited !== null && (
        <CardDialog words={words.dialog} card={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Panel>
  );
}
