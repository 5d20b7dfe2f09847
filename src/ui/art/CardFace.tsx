import styles from './CardFace.module.scss';

interface CardFaceProps {
  brand: 'visa' | 'mastercard' | 'amex' | 'troy' | 'other';
  last4: string;
}

const names = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', troy: 'Troy', other: '' } as const;

/** A small bank card with its last four digits. Decorative: the text beside it says the same. */
export function CardFace({ brand, last4 }: CardFaceProps) {
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
      <rect x="14" y="18" width="24" height="18" rx="4" className={styles.chip} />
      <path d="M14 24h7v6h-7M38 24h-7v6h7M26 18v18" className={styles.contacts} />
      <path d="M45 22q4 5 0 10M50 19q6.5 8 0 16M55 16q9 11 0 22" className={styles.waves} />
      <text x="14" y="66" className={styles.number}>
        •••• {last4}
      </text>
      <text x="146" y="87" textAnchor="end" className={styles.name}>
        {names[brand]}
      </text>
    </svg>
  );
}
