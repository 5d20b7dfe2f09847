import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import type en from '@words/en/account/payment-details.json';
import { cardProblems, formatCardExpiry, formatCardNumber } from '@/lib/cardRules';
import { Button } from '@/ui/Button';
import { Dialog, closeDialog, openDialog } from '@/ui/Dialog';
import { TextField } from '@/ui/TextField';
import { AccountForm } from './AccountForm';
import { CardFormPreview } from './CardFormPreview';
import styles from './PaymentCards.module.scss';
import { maxLengths } from './parseStoredAccount';
import type { StoredCard } from './account';
import { toStoredCard } from './storedCard';
import { useAccount, useChangeAccount } from './useAccount';

interface CardDialogProps {
  words: (typeof en)['cards']['dialog'];
  /** Card to edit; null adds a new one. */
  card: StoredCard | null;
  /** Called when the dialog closes, saved or not. */
  onClose: () => void;
}

const dialogId = 'card-dialog';

/** Adds or edits a card. The number is validated here and discarded; only its last four digits are stored. */
export function CardDialog({ words, card, onClose }: CardDialogProps) {
  const { user, account } = useAccount();
  const change = useChangeAccount();
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = content.current?.closest('dialog');
    openDialog(dialogId);
    dialog?.addEventListener('close', onClose);
    return () => dialog?.removeEventListener('close', onClose);
  }, [onClose]);
  const { list, first } = account.cards;
  const save = (values: { number: string; expiry: string; holder: string }) => {
    const stored: StoredCard = card
      ? { ...card, expiry: values.expiry, holder: values.holder }
      : { id: nanoid(8), ...toStoredCard(values) };
    change('cards', {
      list: card ? list.map((other) => (other.id === stored.id ? stored : other)) : [...list, stored],
      first: first || stored.id,
    });
    closeDialog(dialogId);
  };
  const title = card ? words.change : words.add;
  return (
    <Dialog id={dialogId} label={title} variant="panel">
      <div ref={content} className={styles.dialog}>
        <h2>{title}</h2>
        <p>{words.text}</p>
        <AccountForm
          initial={{
            number: '',
            expiry: card?.expiry ?? '',
            holder: card?.holder ?? `${user.firstName} ${user.lastName}`.trim(),
          }}
          submit={words.save}
          validate={(values) =>
            Object.fromEntries(
              Object.entries(cardProblems(values, new Date(), card !== null)).map(([name, problem]) => [
                name,
                words.problems[problem],
              ]),
            )
          }
          onSave={save}
          cancel={
            <Button variant="line" onClick={() => closeDialog(dialogId)}>
              {words.cancel}
            </Button>
          }
        >
          {(attempted) => (
            <>
              <CardFormPreview card={card} />
              {!card && (
                <div data-wide>
                  <TextField
                    name="number"
                    id="card-number"
                    label={words.fields.number}
                    autoComplete="cc-number"
                    inputMode="numeric"
                    format={formatCardNumber}
                    hint={words.fields.numberHint}
                    required
                    attempted={attempted}
                  />
                </div>
              )}
              <TextField
                name="expiry"
                id="card-expiry"
                label={words.fields.expiry}
                placeholder={words.fields.expiryForm}
                autoComplete="cc-exp"
                inputMode="numeric"
                format={formatCardExpiry}
                required
                attempted={attempted}
              />
              <TextField
                name="holder"
                id="card-holder"
                label={words.fields.holder}
                autoComplete="cc-name"
                maxLength={maxLengths.holder}
                required
                attempted={attempted}
              />
            </>
          )}
        </AccountForm>
      </div>
    </Dialog>
  );
}
