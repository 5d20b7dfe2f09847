import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ArticleId } from '@/data/entryIds';
import { messagePrefilled } from '@/features/contact/contactSlice';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { Mascot } from '@/ui/art/Mascot';
import styles from './ArticleFeedback.module.scss';
import { type Vote, articleRated, selectVotes } from './helpSlice';

export interface ArticleFeedbackWords {
  title: string;
  yes: string;
  no: string;
  /** Message by vote. */
  thanks: Record<Vote, string>;
  tell: string;
  change: string;
  /** Message that the contact form is prefilled with; `{{title}}` is the article's. */
  message: string;
  kept: string;
}

interface ArticleFeedbackProps extends ArticleFeedbackWords {
  id: ArticleId;
  /** Title of the article. */
  article: string;
}

/** "Was this helpful?" The vote is stored in this browser; a link prefills the contact form. */
export function ArticleFeedback({
  id,
  article,
  title,
  yes,
  no,
  thanks,
  tell,
  change,
  message,
  kept,
}: ArticleFeedbackProps) {
  const dispatch = useDispatch();
  const vote = useSelector(selectVotes)[id];
  const answer = useRef<HTMLParagraphElement>(null);
  const choices = useRef<HTMLDivElement>(null);
  const votedId = useRef<ArticleId>(null);
  /** Article whose vote is being changed; the earlier vote counts meanwhile. */
  const [again, setAgain] = useState<ArticleId | null>(null);
  const changing = again === id;
  useEffect(() => {
    if (votedId.current === id && vote) answer.current?.focus();
    votedId.current = null;
  }, [id, vote, changing]);
  useEffect(() => {
    if (changing) choices.current?.querySelector('button')?.focus();
  }, [changing]);
  const rate = (choice: Vote) => {
    votedId.current = id;
    setAgain(null);
    dispatch(articleRated({ id, vote: choice }));
  };
  return (
    <section className={styles.root} aria-labelledby="helpful-title">
      <div className={styles.mascot}>
        <Mascot pose="sit" mood={vote === 'no' ? 'oh' : vote === 'yes' ? 'open' : 'smile'} />
      </div>
      <h2 id="helpful-title">{title}</h2>
      {vote && !changing ? (
        <>
          <p ref={answer} tabIndex={-1}>
            {thanks[vote]}
          </p>
          <div className={styles.actions}>
            <Button
              variant={vote === 'no' ? 'brand' : 'line'}
              to="contact"
              icon="arrow-right"
              onClick={() =>
                dispatch(messagePrefilled({ message: interpolate(message, { title: article }), unfinished: true }))
              }
            >
              {tell}
            </Button>
            <Button variant="text" onClick={() => setAgain(id)}>
              {change}
            </Button>
          </div>
        </>
      ) : (
        <div ref={choices} className={styles.actions}>
          <Button variant="ink" onClick={() => rate('yes')}>
            {yes}
          </Button>
          <Button variant="line" onClick={() => rate('no')}>
            {no}
          </Button>
        </div>
      )}
      <small>{kept}</small>
    </section>
  );
}
