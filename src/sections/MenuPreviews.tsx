import type { Namespaces } from '@/pageTypes';
import type { PageKey } from '@/site/menu';
import { featuredPages, menuPictureUrl, picturedPages, pictureThemes } from '@/site/menuPicture';
import { PageLink } from '@/ui/PageLink';
import { useLanguage } from '@/ui/translation';
import styles from './MenuPreviews.module.scss';
import { ShopShelves } from './ShopShelves';

export { featuredPages, styles };

/** An empty page in a browser, and the pencil that draws its first lines. Decorative. */
const SitePicture = () => (
  <svg viewBox="0 0 320 200" aria-hidden="true" focusable="false">
    <ellipse cx="160" cy="178" rx="112" ry="7" fill="var(--link)" opacity=".14" />
    <g stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round">
      <rect x="58" y="30" width="204" height="144" rx="12" fill="var(--card)" />
      <path d="M58 56h204" />
    </g>
    <path d="M74 43h.1m13 0h.1m13 0h.1" stroke="var(--ink)" strokeWidth="7" strokeLinecap="round" />
    <g fill="none" stroke="var(--border-strong)" strokeWidth="2.5" strokeDasharray="7 6">
      <rect x="78" y="122" width="50" height="36" rx="6" />
      <rect x="140" y="122" width="50" height="36" rx="6" />
      <rect x="202" y="122" width="44" height="36" rx="6" />
    </g>
    <path
      d="M80 80h92M80 100c14-9 22 9 36 0s20 6 30 1"
      fill="none"
      stroke="var(--brand)"
      strokeWidth="7"
      strokeLinecap="round"
    />
    <g stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round">
      <path d="m146 102 7-23 62-52 14 17-61 52z" fill="#f5c35b" />
      <path d="m146 102 7-23 15 17z" fill="#fff" />
      <path d="m202 38 14 17" />
    </g>
  </svg>
);

/** Last tile of the demos: leads to the contact page. */
function OwnSite({ words }: { words: Namespaces['menu']['own'] }) {
  return (
    <li className={styles.own}>
      <PageLink to="contact" aria-describedby="menu-own">
        <span className={styles.picture}>
          <SitePicture />
        </span>
        {words.title}
        <span id="menu-own" aria-hidden="true" className={styles.line}>
          {words.line}
        </span>
      </PageLink>
    </li>
  );
}

/** The first screen of a page in the theme on screen, if there is a picture of it. Decorative. */
export function PagePicture({ page }: { page: PageKey }) {
  const language = useLanguage();
  if (!picturedPages.includes(page)) return null;
  return (
    <span className={styles.picture}>
      {pictureThemes.map((theme) => (
        <img
          key={theme}
          className={`only-${theme}`}
          src={menuPictureUrl(page, language, theme)}
          width={320}
          height={200}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ))}
    </span>
  );
}

/** Last item of the panel of one group: further links than those to its pages. */
export function GroupExtra({ group, words }: { group: string; words: Namespaces['menu'] }) {
  if (group === 'shop') return <ShopShelves words={words.shelves} />;
  return group === 'demos' && <OwnSite words={words.own} />;
}
