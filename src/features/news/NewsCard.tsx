import { useState } from 'react';
import { newsImageSize, newsImageUrl, newsImageWidths } from '@/site/newsImage';
import { settings } from '@/site/settings';
import { NewsCover } from '@/ui/art/NewsCover';
import { Badge } from '@/ui/Badge';
import { useTranslation } from '@/ui/translation';
import styles from './NewsCard.module.scss';
import type { BlogCard } from './blogCard';
import { newsTopicOf } from './newsTopic';

const noImage = '/assets/images/noimage.png';
const publisherImage = '/assets/images/publisher.svg';

/** `sizes` of the card's image; see NewsCarousel for the breakpoints. */
const sizes = '(min-width: 1260px) 380px, (min-width: 992px) 31vw, (min-width: 768px) 47vw, 94vw';

/** Image attributes: through the site's image proxy, or direct, by setting. */
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

/** An article of an external feed: plain text, a link without referrer, an image with fallbacks. */
export function NewsCard({ card, category, publisher }: NewsCardProps) {
  const { t } = useTranslation();
  const { title, description, image, fallbackImage, url, publishedAt, dateTime } = card;
  const images = [image, fallbackImage].filter((source) => source !== null);
  const [failed, setFailed] = useState(0);
  const shown = images[failed];
  return (
    <article className={styles.root}>
      <div className={styles.picture}>
        <img
          className={styles.image}
          {...(shown === undefined ? { src: noImage } : sourceOf(shown))}
          onError={() => setFailed((count) => Math.min(count + 1, images.length))}
          alt=""
          {...newsImageSize}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
        />
        {/* Covers the default image, which is the same for every article. */}
        {shown === undefined && <NewsCover of={newsTopicOf(`${title} ${description}`)} />}
      </div>
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

/** Loading placeholder of a card. */
export function NewsCardSkeleton() {
  return (
    <div className={`${styles.root} ${styles.skeleton}`} aria-hidden="true">
      <div className={styles.image} />
      <p className={styles.facts} />
      <p className={styles.title} />
      <p className={styles.publisher} />
    </div>
  );
}
