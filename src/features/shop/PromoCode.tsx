import { dateFormat } from '@/lib/formats';
import type enCart from '@words/en/shop/cart.json';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type PromotionOutcome, selectPromotionOutcome } from '@/features/cart/cartSelectors';
import { promotionDropped, promotionEntered } from '@/features/cart/cartSlice';
import { fill } from '@/lib/fill';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { useLanguage } from '@/ui/words';
import styles from './PromoCode.module.scss';
import { useCatalogue } from './catalogue';

type PromoWords = (typeof enCart)['promo'];

/** What became of a code, in words. */
function useVerdict(words: PromoWords) {
  const { price, categoryOf } = useCatalogue();
  const language = useLanguage();
  return (outcome: PromotionOutcome): string => {
    const { code, problem } = outcome;
    if (problem === null) return fill(words.applied, { code, amount: price(outcome.off) });
    const { minimum = 0, until = '', category = '' } = outcome.promotion ?? {};
    const worth = outcome.worth ?? 0;
    const date = until && dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(until));
    return fill(words[problem], {
      code,
      amount: price(minimum),
      missing: price(Math.max(0, minimum - worth)),
      date,
      category: categoryOf(category),
    });
  };
}

/** The field for a promotion code: says at once what the code does, or why it does nothing. */
export function PromoCode({ words }: { words: PromoWords }) {
  const dispatch = useDispatch();
  const outcome = useSelector(selectPromotionOutcome);
  const verdict = useVerdict(words);
  const [blank, setBlank] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (outcome?.problem === null && field.current) field.current.value = '';
  }, [outcome]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    setBlank(code === '');
    if (code === '') field.current?.focus();
    else dispatch(promotionEntered(code));
  };
  const drop = () => {
    dispatch(promotionDropped());
    field.current?.focus();
  };
  const refused = blank ? words.empty : outcome !== null && outcome.problem !== null ? verdict(outcome) : null;
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
      <p id={`${id}-verdict`} role="status" className={refused ? styles.refused : styles.applied}>
        {refused ? (
          <>
            <Icon name="exclamation-circle" />
            {refused}
          </>
        ) : outcome ? (
          <>
            <Icon name="check-lg" />
            {verdict(outcome)}
          </>
        ) : (
          words.hint
        )}
      </p>
      {outcome && !blank && (
        <button type="button" className={styles.drop} onClick={drop}>
          {words.drop}
        </button>
      )}
    </div>
  );
}
