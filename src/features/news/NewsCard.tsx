import { useState } from 'react';
import { newsImageRoom, newsImageUrl, newsImageWidths } from '@/site/newsImage';
import { settings } from '@/site/settings';
import { Badge } from '@/ui/Badge';
import { useTranslation } from '@/ui/translation';
import styles from './NewsCard.module.scss';
import type { BlogCard } from './blogCard';

const noImage = '/assets/images/noimage.png';
const publisherImage = '/assets/images/publisher.svg';

/** A card's width by the number of cards in view; see NewsCarousel. */
const sizes = '(min-width: 1260px) 380px, (min-width: 992px) 31vw, (min-width: 768px) 47vw, 94vw';

/** What an `<img>` loads for a publisher's picture: from our own server, or straight from there. */
const sourceOf = (url: string) =>
  settings.newsImages === 'direct'
    ? { src: url }
    : {
        src: newsImageUrl(url, 640),
        srcSet: newsImageWidths.map((width) => `${newsImageUrl(url, width)} ${width}w`).join(', '),
        sizes,
      };

interface NewsCardProps {
  card: BlogCard;
  category: string;
  publisher: string;
}

/** One article of somebody else's: text as text, a link that gives nothing away, a picture that may fail (spec 3, 8). */
export function NewsCard({ card, category, publisher }: NewsCardProps) {
  const { t } = useTranslation();
  const { title, image, fallbackImage, url, publishedAt, dateTime } = card;
  const images = [image, fallbackImage].filter((source) => source !== null);
  const [failed, setFailed] = useState(0);
  const shown = images[failed];
  return (
    <article className={styles.root}>
      <img
        className={styles.image}
        {...(shown === undefined ? { src: noImage } : sourceOf(shown))}
        onError={() => setFailed((count) => Math.min(count + 1, images.length))}
        alt=""
        {...newsImageRoom}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
      <p className={styles.facts}>
        <Badge>{category}</Badge>
        {dateTime ? <time dateTime={dateTime}>{publishedAt}</time> : <span>{publishedAt}</span>}
      </p>
      <h3 className={styles.title} dir="auto">
        {url ? (
          <a href={url} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
            {title}
            <span className="visually-hidden"> ({t('header.newTab')})</span>
          </a>
        ) : (
          title
        )}
      </h3>
      <p className={styles.publisher}>
        <img src={publisherImage} alt="" width={32} height={32} loading="lazy" />
        {publisher}
      </p>
    </article>
  );
}

/** The place of a card while the news is on its way. */
export function NewsCardPlace() {
  return (
    <div className={`${styles.root} ${styles.place}`} aria-hidden="true">
      <div className={styles.image} />
      <p className={styles.facts} />
      <p className={styles.title} />
      <p className={styles.publisher} />
    </div>
  );
}
