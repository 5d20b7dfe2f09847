import { type StoryId, storyIds } from '@/data/entryIds';
import { figureText, storyOf, type storyPhases } from '@/data/stories';
import { storyPeople } from '@/data/storyPeople';
import { interpolate } from '@/lib/interpolate';
import { localeOf } from '@/site/languages';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import { Poster } from '@/ui/art/about/Poster';
import { Portrait } from '@/ui/art/people/Portrait';
import { FurnaceScreen } from '@/ui/art/screens/FurnaceScreen';
import { FurnaceScreenNarrow } from '@/ui/art/screens/FurnaceScreenNarrow';
import { ScreenFrame } from '@/ui/art/screens/ScreenFrame';
import { ShiftPhone } from '@/ui/art/screens/ShiftPhone';
import { useRoute } from '@/ui/route';
import { useLanguage } from '@/ui/translation';
import { BeforeAfter } from './BeforeAfter';
import styles from './CustomerStory.module.scss';
import { StoryFacts } from './StoryFacts';
import { StoryPhases } from './StoryPhases';
import { WorkFlow, type WorkFlowWords } from './WorkFlow';
import { stationKinds } from './stationKinds';
import type { CustomerStoriesWords, CustomerStoryText } from './customerStoryWords';

interface CustomerStoryProps {
  trail: string;
  home: string;
  /** Label of the page of all stories. */
  stories: string;
  drag: string;
  share: string;
  before: string;
  after: string;
  figures: string;
  /** `{{value}}` before. */
  was: string;
  chapters: Record<'before' | 'work' | 'after', string>;
  phases: Record<(typeof storyPhases)[number], string>;
  /** Headings of the stations; `{{before}}` and `{{after}}` are their numbers. */
  flow: WorkFlowWords;
  /** Caption of the screen. */
  screen: string;
  sheet: { title: string; client: string; industry: string; services: string; duration: string };
  example: string;
  more: string;
  all: string;
  last: { title: string; action: string };
  told: CustomerStoriesWords;
  text: CustomerStoryText;
}

/** Customer story of the URL. */
export function CustomerStory({ told, text, chapters, sheet, last, ...words }: CustomerStoryProps) {
  const locale = localeOf(useLanguage());
  const id = useRoute().params.id as StoryId;
  const story = storyOf(id);
  const { title, line, figures } = told.items[id];
  const { screen } = text;
  const isOnWall = 'furnaces' in screen;
  const next = storyIds[(storyIds.indexOf(id) + 1) % storyIds.length] ?? id;
  const [change] = storyOf(next).figures;
  const quote = (
    <figure className={styles.quote}>
      <Portrait {...storyPeople[id]} />
      <blockquote>{text.quote}</blockquote>
      <figcaption>
        <strong>{story.person}</strong>
        {text.role}, {story.client}
      </figcaption>
    </figure>
  );
  return (
    <article>
      <div className={styles.top}>
        <header className={styles.head}>
          <Breadcrumb
            label={words.trail}
            steps={[
              { label: words.home, to: 'home' },
              { label: words.stories, to: 'customer/stories' },
            ]}
            here={story.client}
          />
          <div>
            <h1>{title}</h1>
            <p>{line}</p>
          </div>
        </header>
        <BeforeAfter key={id} of={id} drag={words.drag} share={words.share} before={words.before} after={words.after} />
        <StoryFacts of={id} words={sheet} example={words.example} told={told} />
      </div>
      <section aria-label={words.figures} className={styles.figures}>
        <dl>
          {story.figures.map((figure, index) => (
            <div key={figures[index]}>
              <dt>{figures[index]}</dt>
              <dd>
                <strong>{figureText(figure.after, figure.unit, locale)}</strong>
                <span>{interpolate(words.was, { value: figureText(figure.before, figure.unit, locale) })}</span>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                  <path d="M0 0H100V4H0Z" />
                  <path d={`M0 6H${(100 * figure.after) / figure.before}V10H0Z`} className={styles.after} />
                </svg>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <div className={styles.body}>
        <div className={styles.chapters}>
          <section>
            <h2>{chapters.before}</h2>
            <p>{text.before}</p>
            <p>{text.problem}</p>
          </section>
          <section>
            <h2>{chapters.work}</h2>
            <p>{text.work}</p>
          </section>
        </div>
        <StoryPhases of={id} names={words.phases} texts={text.phases} />
      </div>
      <WorkFlow {...words.flow} stations={text.flow} kinds={stationKinds[id]} />
      <div className={styles.today} data-screen={isOnWall ? 'wall' : 'phone'}>
        <figure>
          {isOnWall ? (
            <ScreenFrame>
              <div className={styles.wide}>
                <FurnaceScreen words={screen} />
              </div>
              <div className={styles.narrow}>
                <FurnaceScreenNarrow words={screen} />
              </div>
            </ScreenFrame>
          ) : (
            <ShiftPhone words={screen} share={story.share ?? 0} />
          )}
          <figcaption className="visually-hidden">{words.screen}</figcaption>
        </figure>
        <section>
          <h2>{chapters.after}</h2>
          <p>{text.after}</p>
          <p>{text.result}</p>
          {!isOnWall && quote}
        </section>
        {isOnWall && quote}
      </div>
      <div className={styles.end}>
        <section className={styles.last} aria-labelledby="story-last">
          <h2 id="story-last">{last.title}</h2>
          <Button to="contact" icon="arrow-right">
            {last.action}
          </Button>
          <PageLink to="customer/stories" className={styles.all}>
            {words.all}
          </PageLink>
        </section>
        <PageLink to="customer/story-single" params={{ id: next }} className={styles.next}>
          <Poster of={next} />
          <span>
            <span>
              {words.more}
              <b>{told.items[next].title}</b>
            </span>
            <span>
              {told.items[next].figures[0]}
              <strong>{figureText(change.after, change.unit, locale)}</strong>
              {interpolate(words.was, { value: figureText(change.before, change.unit, locale) })}
            </span>
            <Icon name="arrow-right" />
          </span>
        </PageLink>
      </div>
    </article>
  );
}
