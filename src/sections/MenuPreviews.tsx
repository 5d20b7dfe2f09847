import type { PageKey } from '@/site/menu';
import { featuredPages, menuPictureUrl, picturedGroups, picturedPages, pictureThemes } from '@/site/menuPicture';
import { useLanguage } from '@/ui/translation';
import styles from './MenuPreviews.module.scss';

export { featuredPages, styles };

/** True for a group whose pages all have a picture and a sentence. */
export const isPictured = (group: string): boolean => picturedGroups.includes(group);

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
