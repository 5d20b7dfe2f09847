import { dateFormat } from '@/lib/formats';
import type enSingle from '@words/en/shop/single.json';
import { useEffect, useRef, useState } from 'react';
import type { Product } from '@/data/products';
import { reviews, starShares } from '@/data/reviews';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Section } from '@/ui/Section';
import { focusElement } from '@/ui/focusElement';
import { starFill } from '@/ui/icons/star-fill';
import { useLanguage, useTranslation } from '@/ui/translation';
import styles from './Reviews.module.scss';
import { Stars } from './Stars';
import { useCatalogue } from './useCatalogue';

interface ReviewsProps {
  product: Product;
  words: (typeof enSingle)['reviews'];
  /** Review texts by id. */
  texts: Readonly<Record<string, string>>;
}

const initials = (name: string) =>
  name
    .split(' ')
    .map(([first]) => first ?? '')
    .join('')
    .slice(0, 2);

/** Reviews shown while collapsed. */
const collapsedCount = 2;

/** Rating distribution and reviews; a bar filters by its stars. */
export function Reviews({ product: { id, review }, words, texts }: ReviewsProps) {
  const { starsOf, ratingOf } = useCatalogue();
  const { t } = useTranslation('shop/single');
  const language = useLanguage();
  const [only, setOnly] = useState<number | null>(null);
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button is removed: focus the first additional review.
    if (all) focusElement(list.current?.querySelectorAll('h3').item(collapsedCount), true);
  }, [all]);
  const date = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const written = reviews[id].filter(({ stars }) => only === null || stars === only);
  const shown = all || only !== null ? written : written.slice(0, collapsedCount);
  return (
    <Section id="reviews" tone="surface" tight labelledBy="reviews-title">
      <div className={styles.root}>
        <div>
          <h2 id="reviews-title">{words.title}</h2>
          <div className={styles.average}>
            <strong>{starsOf(review.stars)}</strong>
            <div>
              <Stars value={review.stars} label={ratingOf(review)} />
              <p>{t('reviews.of', { count: review.count })}</p>
            </div>
          </div>
          <ul className={styles.bars}>
            {starShares[id].map((count, index) => {
              const stars = 5 - index;
              return (
                <li key={stars}>
                  <button
                    type="button"
                    aria-pressed={only === stars}
                    aria-label={`${interpolate(words.only, { stars })}. ${interpolate(words.bar, { stars, count })}`}
                    onClick={() => setOnly(only === stars ? null : stars)}
                  >
                    <span>
                      {stars} <Icon name={starFill} />
                    </span>
                    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                      <rect className={styles.track} width="100" height="6" />
                      <rect className={styles.share} width={(count / review.count) * 100} height="6" />
                    </svg>
                    <span>{count}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
        <div>
          <p role="status" className="visually-hidden">
            {only !== null && interpolate(words.shown, { count: shown.length })}
          </p>
          {shown.length === 0 && only !== null && (
            <p className={styles.none}>{interpolate(words.none, { stars: only })}</p>
          )}
          <ul ref={list} className={styles.list}>
            {shown.map(({ id: key, author, stars, date: written }) => (
              <li key={key}>
                <span className={styles.initials} aria-hidden="true">
                  {initials(author)}
                </span>
                <div className={styles.author}>
                  <h3>{author}</h3>
                  <p>
                    <time dateTime={written}>{date.format(new Date(written))}</time>, {words.verified}
                  </p>
                </div>
                <Stars value={stars} label={interpolate(words.starred, { stars })} />
                <p className={styles.words}>{texts[key]}</p>
              </li>
            ))}
          </ul>
          {!all && only === null && written.length > collapsedCount && (
            <Button variant="line" onClick={() => setAll(true)}>
              {words.all}
            </Button>
          )}
          {only !== null && (
            <Button variant="line" onClick={() => setOnly(null)}>
              {words.all}
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
}
