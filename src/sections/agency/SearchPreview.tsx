import { normalizeForSearch } from '@/lib/normalizeForSearch';
import styles from './SeoScore.module.scss';
import { truncateToWidth } from './pixelWidth';
import { type SeoDraft, maxWidths } from './searchScore';

interface SearchPreviewProps {
  draft: SeoDraft;
  preview: string;
  noTitle: string;
  noDescription: string;
}

/** Words that start with a word of the keyword in bold, as in search results. */
function BoldKeyword({ text, keyword }: { text: string; keyword: string }) {
  const parts = normalizeForSearch(keyword).split(/\s+/).filter(Boolean);
  return text
    .split(/(\s+)/)
    .map((word, index) =>
      parts.some((part) => normalizeForSearch(word).startsWith(part)) ? <b key={index}>{word}</b> : word,
    );
}

/** Preview of a search result, truncated like one. */
export function SearchPreview({ draft, preview, noTitle, noDescription }: SearchPreviewProps) {
  const slug = normalizeForSearch(draft.keyword).replace(/[^\p{L}\p{N}]+/gu, '-');
  return (
    <figure className={styles.preview}>
      <figcaption>{preview}</figcaption>
      <p className={styles.path}>
        <span aria-hidden="true" />
        www.halyard.example{slug && ` › ${slug}`}
      </p>
      <p className={styles.name}>{truncateToWidth(draft.title.trim(), 20, maxWidths.title) || noTitle}</p>
      <p className={styles.snippet}>
        {draft.description.trim() ? (
          <BoldKeyword
            text={truncateToWidth(draft.description.trim(), 14, maxWidths.description)}
            keyword={draft.keyword}
          />
        ) : (
          noDescription
        )}
      </p>
    </figure>
  );
}
