import { useState } from 'react';
import { Badge } from '@/ui/Badge';
import { useWords } from '@/ui/words';
import styles from './NewsCard.module.scss';
import type { BlogCard } from './blogCard';

const noImage = '/assets/images/noimage.png';
const publisherImage = '/assets/images/publisher.svg';

interface NewsCardProps {
  card: BlogCard;
  category: string;
  publisher: string;
}

/** One article of somebody else's: text as text, a link that gives nothing away, a picture that may fail (spec 3, 8). */
export function NewsCard({ card, category, publisher }: NewsCardProps) {
  const t = useWords();
  const { title, image, fallbackImage, url, publishedAt, dateTime } = card;
  const images = [image, fallbackImage, noImage].filter((source) => source !== null);
  const [failed, setFailed] = useState(0);
  return (
    <article className={styles.root}>
      <img
        className={styles.image}
        src={images[failed] ?? noImage}
        onError={() => setFailed((count) => Math.min(count + 1, images.length - 1))}
        alt=""
        width={380}
        height={230}
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
