import type en from '@words/en/shop/index.json';
import { brands } from '@/data/brands';
import { interpolate } from '@/lib/interpolate';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
import { noFilters, serializeFilters } from '../filters';
import { BrandMark } from './BrandMark';
import styles from './Brands.module.scss';

/** Invented brands; each links to a search for its name. */
export function Brands({ words }: { words: (typeof en)['brands'] }) {
  return (
    <Section joined tight labelledBy="brands-title">
      <div className={styles.head}>
        <h2 id="brands-title">{words.title}</h2>
        <p>{words.text}</p>
      </div>
      <ul className={styles.root}>
        {brands.map((name) => (
          <li key={name}>
            <PageLink
              to="shop/grid"
              search={serializeFilters({ ...noFilters, query: name })}
              className={styles[name.toLowerCase()]}
              aria-label={interpolate(words.open, { name })}
            >
              <BrandMark name={name} />
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
