import { type TopicId, articles, topicIds } from '@/data/articles';
import { type ArticleId, articleIds } from '@/data/entryIds';
import { interpolate } from '@/lib/interpolate';
import { swell } from '@/ui/art/swell';
import { Tower } from '@/ui/art/specialty/Tower';
import { PageLink } from '@/ui/PageLink';
import { ArticleSearch, type ArticleSearchWords } from './ArticleSearch';
import styles from './HelpHero.module.scss';

export interface HelpIndex {
  articles: Record<ArticleId, { title: string; text: string }>;
  topics: Record<TopicId, { title: string; text: string }>;
}

interface HelpHeroWords {
  title: string;
  text: string;
  search: ArticleSearchWords;
  /** Accessible name of the topic navigation. */
  topics: string;
  /** `{{count}}` articles. */
  count: string;
}

const countOf = (topic: TopicId) => articleIds.filter((id) => articles[id].topic === topic).length;

/** Path of a beam: 76 of 84 units per row, starting at the middle of 496. */
const beamOf = (index: number) => `M0 248L216 ${index * 84}V${index * 84 + 76}z`;

const stars = '60 40 190 80 330 36 470 92 610 50 760 78 905 30 1040 64 1150 46'.split(' ');

/** Help center hero: search and a link per topic. */
export function HelpHero({ title, text, search, topics, count, index }: HelpHeroWords & { index: HelpIndex }) {
  return (
    <div className={styles.root}>
      <section className={styles.night} data-bs-theme="dark" aria-labelledby="help-title">
        <div className={styles.scene} aria-hidden="true">
          <svg className={styles.sky} viewBox="0 0 1200 110" preserveAspectRatio="xMidYMin slice">
            {stars.map((x, at) =>
              at % 2 === 0 ? <circle key={x} cx={x} cy={stars[at + 1]} r={at % 3 === 0 ? 2 : 1.3} /> : null,
            )}
          </svg>
          <svg className={styles.sea} viewBox="0 0 1200 110" preserveAspectRatio="none">
            <path d="M0 26C200 12 360 34 600 24S1040 14 1200 28V110H0z" />
            {[46, 66, 88].map((y, at) => (
              <path key={y} d={swell(y, 4 + at, 150)} transform="translate(360)" />
            ))}
          </svg>
        </div>
        <div className={styles.words}>
          <h1 id="help-title">{title}</h1>
          <p>{text}</p>
          <ArticleSearch {...search} index={index} />
        </div>
        <nav className={styles.light} aria-label={topics}>
          <svg className={styles.beams} viewBox="0 0 216 496" preserveAspectRatio="none" aria-hidden="true">
            <linearGradient id="help-beam">
              <stop stopColor="var(--star)" stopOpacity=".85" />
              <stop offset="1" stopColor="var(--star)" stopOpacity=".24" />
            </linearGradient>
            {topicIds.map((topic, at) => (
              <path key={topic} d={beamOf(at)} fill="url(#help-beam)" />
            ))}
          </svg>
          <div className={styles.tower}>
            <Tower />
          </div>
          <ul>
            {topicIds.map((topic) => (
              <li key={topic}>
                <PageLink to="help/center" search={`topic=${topic}`} hash="articles">
                  <strong>{index.topics[topic].title}</strong>
                  <span className={styles.more}>{index.topics[topic].text}</span>
                  <span className={styles.count}>{interpolate(count, { count: countOf(topic) })}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </section>
    </div>
  );
}
