import { dateFormat } from '@/lib/formats';
import type enCart from '@words/en/shop/cart.json';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectPricedLines, selectPromotionOutcome } from '@/features/cart/cartSelectors';
import { type PricedLine, type PromotionOutcome, applyPromotion } from '@/features/cart/cartTotals';
import { promotionRemoved, promotionEntered } from '@/features/cart/cartSlice';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { exclamationCircle } from '@/ui/icons/exclamation-circle';
import { useLanguage } from '@/ui/translation';
import styles from './PromoCode.module.scss';
import { useCatalogue } from './useCatalogue';

type PromoWords = (typeof enCart)['promo'];

/** Message for the outcome of a code. */
function useOutcomeText(words: PromoWords) {
  const { price, categoryOf } = useCatalogue();
  const language = useLanguage();
  return (outcome: PromotionOutcome): string => {
    const { code, problem } = outcome;
    if (problem === null) return interpolate(words.applied, { code, amount: price(outcome.off) });
    const { minimum = 0, until = '', category = '' } = outcome.promotion ?? {};
    const worth = outcome.subtotal ?? 0;
    const date = until && dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(until));
    return interpolate(words[problem], {
      code,
      amount: price(minimum),
      missing: price(Math.max(0, minimum - worth)),
      date,
      category: categoryOf(category),
    });
  };
}

/** Promotion code field with its outcome. */
export function PromoCode({ words }: { words: PromoWords }) {
  const dispatch = useDispatch();
  const outcome = useSelector(selectPromotionOutcome);
  const outcomeText = useOutcomeText(words);
  const lines = useSelector(selectPricedLines);
  const [blank, setBlank] = useState(false);
  // A refused code beside an applied one; valid for the cart at that time.
  const [refusedTrial, setRefusedTrial] = useState<{ outcome: PromotionOutcome; lines: readonly PricedLine[] } | null>(
    null,
  );
  const applied = outcome?.problem === null ? outcome : null;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (applied && field.current) field.current.value = '';
  }, [applied]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    setBlank(code === '');
    setRefusedTrial(null);
    if (code === '') return field.current?.focus();
    const entered = promotionEntered(code);
    const newOutcome = applyPromotion(code, lines, entered.payload.today);
    // Keep the applied code if the new one does not apply.
    if (applied && newOutcome.problem !== null) setRefusedTrial({ outcome: newOutcome, lines });
    else dispatch(entered);
  };
  const removeCode = () => {
    setRefusedTrial(null);
    dispatch(promotionRemoved());
    field.current?.focus();
  };
  const wrong = refusedTrial?.lines === lines ? refusedTrial.outcome : applied ? null : outcome;
  const refused = blank ? words.empty : wrong && outcomeText(wrong);
  return (
    <div className={styles.root}>
      <form onSubmit={submit} noValidate>
        <label htmlFor={id}>{words.label}</label>
        <div className={styles.row}>
          <input
            ref={field}
            id={id}
            name="code"
            placeholder={words.placeholder}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={refused !== null || undefined}
            aria-describedby={`${id}-verdict`}
          />
          <Button type="submit" variant="line">
            {words.apply}
          </Button>
        </div>
      </form>
      <div id={`${id}-verdict`} role="status" className={styles.outcome}>
        {refused !== null && (
          <p className={styles.refused}>
            <Icon name={exclamationCircle} />
            {refused}
          </p>
        )}
        {(applied || refused === null) && (
          <p className={styles.applied}>
            {applied && <Icon name="check-lg" />}
            {applied ? outcomeText(applied) : words.hint}
          </p>
        )}
      </div>
      {outcome && (applied || !blank) && (
        <button type="button" className={styles.remove} onClick={removeCode}>
          {words.drop}
        </button>
      )}
    </div>
  );
}
