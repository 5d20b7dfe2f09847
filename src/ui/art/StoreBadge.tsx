import styles from './StoreBadge.module.scss';

interface StoreBadgeProps {
  store: 'appStore' | 'playStore';
  /** The small line and the large one below it; together they read as one sentence. */
  line: string;
  action: string;
}

/** An app store badge for dark backgrounds. Not a link: wrap it in one. */
export function StoreBadge({ store, line, action }: StoreBadgeProps) {
  return (
    <span className={styles.root}>
      <svg
        width="22"
        height="24"
        viewBox="0 0 22 24"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {store === 'appStore' ? (
          <>
            <path
              d="M7 1.5H5.5a3 3 0 0 0-3 3v15a3 3 0 0 0 3 3h11a3 3 0 0 0 3-3v-15a3 3 0 0 0-3-3H15"
              stroke="var(--foot-text)"
              strokeWidth="2"
            />
            <path d="M11 1.5v13m-4.5-4.5 4.5 4.5 4.5-4.5" stroke="var(--foot-link)" strokeWidth="2.2" />
          </>
        ) : (
          <>
            <path d="M4 4v16l14.5-8z" fill="var(--brand)" stroke="var(--brand)" strokeWidth="4" />
            <path d="M4 22a2 2 0 0 1-2-2l10-8h8.5a2 2 0 0 1-1 1.8L5 21.8A2 2 0 0 1 4 22z" fill="var(--brand-active)" />
          </>
        )}
      </svg>
      <span>
        <span className={styles.line}>{line} </span>
        <span className={styles.action}>{action}</span>
      </span>
    </span>
  );
}
