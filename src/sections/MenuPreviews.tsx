import type { Namespaces } from '@/pageTypes';
import type { PageKey } from '@/site/menu';
import { featuredPages, menuPictureUrl, picturedPages, pictureThemes } from '@/site/menuPicture';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import { useLanguage } from '@/ui/translation';
import styles from './MenuPreviews.module.scss';

export { featuredPages, styles };

/** Last tile of the demos: leads to the contact page. */
export function OwnSite({ words }: { words: Namespaces['menu']['own'] }) {
  return (
    <li className={styles.own}>
      <PageLink to="contact" aria-describedby="menu-own">
        <span className={styles.picture}>
          <Icon name="arrow-right" />
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
