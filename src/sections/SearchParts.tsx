import { useId } from 'react';
import { targetOf } from '@/site/addresses';
import type { SearchEntry, SearchGroup } from '@/site/searchIndex';
import type { PageKey } from '@/site/menu';
import { Mascot } from '@/ui/art/Mascot';
import { PageLink } from '@/ui/PageLink';
import { useTranslation } from '@/ui/translation';
import { ResultPrice } from './ResultPrice';
import styles from './SearchParts.module.scss';

export { styles };

/** Pages that are suggested before anything is typed. */
const suggestedPages: readonly PageKey[] = [
  'pricing',
  'contact',
  'help/center',
  'customer/stories',
  'shop/grid',
  'team',
  'career',
  'faq',
];

/** How the suggestions of a group look: tiles with pictures, rows, or chips. */
const looks = { products: styles.tiles, questions: styles.results, pages: styles.chips } as const;

interface SearchStartProps {
  /** Entries of pages, which need no index. */
  pages: readonly SearchEntry[];
  /** null until loaded. */
  index: readonly SearchEntry[] | null;
  /** Nothing matched: a link to the contact page, and pages only, so that the answer stays in view. */
  isFallback?: boolean;
}

/** What the search suggests before anything is typed, and where nothing matches: pages, products, questions. */
export function SearchStart({ pages, index, isFallback = false }: SearchStartProps) {
  const { t } = useTranslation();
  const id = useId();
  const popular = (group: SearchGroup) =>
    isFallback ? [] : (index?.filter((entry) => entry.group === group && entry.popular) ?? []);
  const groups = {
    pages: suggestedPages.flatMap((key) => pages.find(({ to }) => to === key) ?? []),
    products: popular('products'),
    questions: popular('questions'),
  };
  const lists = Object.entries(groups).map(
    ([group, entries]) =>
      entries.length > 0 && (
        <section key={group} className={styles.group} aria-labelledby={id + group}>
          <h3 id={id + group}>{t(`search.groups.${group as keyof typeof groups}`)}</h3>
          <ul className={looks[group as keyof typeof looks]}>
            {entries.map(({ name, picture, price, to, params, hash }) => (
              <li key={`${to} ${params?.id ?? ''} ${hash ?? ''}`}>
                <PageLink {...targetOf(to, params)} hash={hash}>
                  {picture && <img src={picture} width={96} height={96} alt="" loading="lazy" decoding="async" />}
                  <strong>
                    {name}
                    <ResultPrice cents={price} />
                  </strong>
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      ),
  );
  return (
    <>
      {isFallback && (
        <div className={styles.emptyPicture}>
          <Mascot pose="none" mood="sleep" />
          <PageLink to="contact">{t('footer.contact')}</PageLink>
        </div>
      )}
      {lists}
    </>
  );
}
