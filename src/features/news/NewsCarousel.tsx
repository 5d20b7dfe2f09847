import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button';
import { Carousel } from '@/ui/Carousel';
import { Section } from '@/ui/Section';
import { useLanguage } from '@/ui/words';
import { NewsCard, NewsCardPlace } from './NewsCard';
import styles from './NewsCarousel.module.scss';
import { type NewsPlaceholders, toBlogCard } from './blogCard';
import { newsClosed, newsOpened, newsRetried, selectArticles, selectNewsStatus } from './newsSlice';
import { useRoom } from './useRoom';

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

/** Slides in view by window width (spec 2.2). */
const perView = { 0: 1, 576: 1, 768: 2, 992: 3 } as const;
const places = ['first', 'second', 'third'].map((key) => <NewsCardPlace key={key} />);

/**
 * The news in the language on screen (spec 2.2, 8). The section is shown once an article has loaded; until then its room
 * is kept, with its heading, so that nothing moves when the cards arrive. Without any it goes as soon as nobody looks at
 * its place; whoever has watched it load is told, and may ask again, until then.
 */
export function NewsCarousel({ title, category, publisher, loading, failed, again, ...words }: NewsCarouselProps) {
  const dispatch = useDispatch();
  const language = useLanguage();
  const articles = useSelector(selectArticles);
  const status = useSelector(selectNewsStatus);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    dispatch(newsOpened());
    return () => void dispatch(newsClosed());
  }, [dispatch]);

  const ready = status === 'done' && articles.length > 0;
  const none = !ready && (status === 'done' || status === 'failed');
  const present = useRoom(place, !none);
  const cards = articles.map((article, index) => (
    // A feed may list the same article twice.
    <NewsCard
      key={`${index} ${article.link}`}
      card={toBlogCard(article, language, words)}
      {...{ category, publisher }}
    />
  ));
  return (
    <div ref={place} id="news">
      {present && (
        <div className={`${styles.root} ${none ? styles.none : ''}`} aria-busy={!ready && !none}>
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
              {ready ? cards : places}
            </Carousel>
            {!ready && <p className="visually-hidden">{loading}</p>}
          </Section>
          {none && (
            <div className={styles.failure}>
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
