import styles from './CardFace.module.scss';

interface CardFaceProps {
  brand: 'visa' | 'mastercard' | 'amex' | 'troy' | 'other';
  last4: string;
  /** Printed below the number. */
  holder?: string;
  /** Month and year, below the holder. */
  expiry?: string;
}

/** Letters that fit beside the brand's mark. */
const maxHolder = 17;

const marks = {
  visa: (
    <path
      className={styles.letters}
      transform="translate(108 63.5) scale(1.6)"
      d="M9.112 8.262 5.97 15.758H3.92L2.374 9.775c-.094-.368-.175-.503-.461-.658C1.447 8.864.677 8.627 0 8.479l.046-.217h3.3a.904.904 0 0 1 .894.764l.817 4.338 2.018-5.102zm8.033 5.049c.008-1.979-2.736-2.088-2.717-2.972.006-.269.262-.555.822-.628a3.66 3.66 0 0 1 1.913.336l.34-1.59a5.207 5.207 0 0 0-1.814-.333c-1.917 0-3.266 1.02-3.278 2.479-.012 1.079.963 1.68 1.698 2.04.756.367 1.01.603 1.006.931-.005.504-.602.725-1.16.734-.975.015-1.54-.263-1.992-.473l-.351 1.642c.453.208 1.289.39 2.156.398 2.037 0 3.37-1.006 3.377-2.564m5.061 2.447H24l-1.565-7.496h-1.656a.883.883 0 0 0-.826.55l-2.909 6.946h2.036l.405-1.12h2.488zm-2.163-2.656 1.02-2.815.588 2.815zm-8.16-4.84-1.603 7.496H8.34l1.605-7.496z"
    />
  ),
  mastercard: (
    <>
      <circle cx="122" cy="80" r="11" fill="#eb001b" />
      <circle cx="136" cy="80" r="11" fill="#f79e1b" />
      <path d="M129 71.5a11 11 0 0 1 0 17 11 11 0 0 1 0-17z" fill="#ff5f00" />
    </>
  ),
  amex: (
    <text x="146" y="88" textAnchor="end" className={styles.name}>
      AMEX
    </text>
  ),
  troy: (
    <text x="146" y="88" textAnchor="end" className={styles.name}>
      troy
    </text>
  ),
  other: null,
} as const;

/** A bank card with its last four digits. Decorative: the text beside it says the same. */
export function CardFace({ brand, last4, holder = '', expiry }: CardFaceProps) {
  return (
    <svg
      className={`${styles.root} ${brand === 'other' ? '' : styles[brand]}`}
      viewBox="0 0 160 100"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="160" height="100" rx="12" className={styles.ground} />
      <g fill="none" className={styles.lines} strokeWidth="1.5">
        <path d="M70 100C74 66 104 40 160 36M92 100C96 78 118 62 160 58M48 100C52 52 92 16 160 12M114 100C118 90 132 82 160 80" />
      </g>
      <rect x="14" y="15" width="24" height="18" rx="4" className={styles.chip} />
      <path d="M14 21h7v6h-7M38 21h-7v6h7M26 15v18" className={styles.contacts} />
      <path d="M45 19q4 5 0 10M50 16q6.5 8 0 16M55 13q9 11 0 22" className={styles.waves} />
      <text x="14" y="57" className={styles.number}>
        •••• {last4}
      </text>
      {expiry !== undefined && (
        <>
          <text x="14" y="76" className={styles.print}>
            {holder.length > maxHolder ? `${holder.slice(0, maxHolder - 1)}…` : holder}
          </text>
          <text x="14" y="88" className={styles.print}>
            {expiry}
          </text>
        </>
      )}
      {marks[brand]}
    </svg>
  );
}
