import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button';
import { Carousel } from '@/ui/Carousel';
import { Section } from '@/ui/Section';
import { Isobars } from '@/ui/art/Isobars';
import { NewsOutage } from '@/ui/art/NewsOutage';
import { useLanguage } from '@/ui/translation';
import { NewsCard, NewsCardSkeleton } from './NewsCard';
import styles from './NewsCarousel.module.scss';
import { type NewsPlaceholders, toBlogCard } from './blogCard';
import {
  type NewsState,
  newsClosed,
  newsOpened,
  newsRetried,
  newsPresenceChanged,
  selectArticlesOfLanguage,
  selectNewsPresent,
  selectNewsStatus,
} from './newsSlice';
import { useOffscreenPresence } from './useOffscreenPresence';

interface NewsCarouselProps extends NewsPlaceholders {
  title: string;
  category: string;
  publisher: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  loading: string;
  failed: string;
  again: string;
}

/** Visible slides by minimum window width in px. */
const perView = { 0: 1, 576: 1, 768: 2, 992: 3 } as const;
const skeletons = ['first', 'second', 'third'].map((key) => <NewsCardSkeleton key={key} />);

/**
 * News of the language on screen. The section's space is reserved with its heading until articles load, so that the
 * layout does not shift. Without articles it collapses once it is off-screen; visitors who see it get a message and a
 * retry button. On Back it renders at once with its articles and height, so that the scroll position can be restored.
 */
export function NewsCarousel({ title, category, publisher, loading, failed, again, ...words }: NewsCarouselProps) {
  const dispatch = useDispatch();
  const language = useLanguage();
  const articles = useSelector((state: { news: NewsState }) => selectArticlesOfLanguage(state, language));
  const wasPresent = useSelector((state: { news: NewsState }) => selectNewsPresent(state, language));
  const status = useSelector(selectNewsStatus);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    dispatch(newsOpened());
    return () => void dispatch(newsClosed());
  }, [dispatch]);

  const ready = articles !== undefined && articles.length > 0;
  const none = articles?.length === 0 && (status === 'done' || status === 'failed');
  const undecided = !ready && !none;
  const present = useOffscreenPresence(root, undecided ? null : ready, wasPresent);
  useEffect(() => void dispatch(newsPresenceChanged({ language, present })), [dispatch, language, present]);
  const cards = (articles ?? []).map((article, index) => (
    // A feed may repeat an article: the link alone is no unique key.
    <NewsCard
      key={`${index} ${article.link}`}
      card={toBlogCard(article, language, words)}
      {...{ category, publisher }}
    />
  ));
  return (
    <div ref={root} id="news">
      {present && (
        <div className={`${styles.root} ${none ? styles.none : ''}`} aria-busy={undecided}>
          <Section joined labelledBy="news-title">
            <Carousel
              key={language}
              title={<h2 id="news-title">{title}</h2>}
              label={title}
              words={words}
              perView={perView}
              gap={30}
              ready={ready}
            >
              {ready ? cards : skeletons}
            </Carousel>
            {!ready && <p className="visually-hidden">{loading}</p>}
          </Section>
          {none && (
            <div className={styles.failure}>
              <Isobars name="cta" />
              <NewsOutage />
              <p role="status">{failed}</p>
              <Button variant="line" onClick={() => dispatch(newsRetried())}>
                {again}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
