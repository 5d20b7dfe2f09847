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

const names = { visa: 'Visa', amex: 'Amex', troy: 'Troy', other: '' } as const;

function BrandMark({ brand }: Pick<CardFaceProps, 'brand'>) {
  if (brand !== 'mastercard')
    return (
      <text x="146" y="88" textAnchor="end" className={styles.name}>
        {names[brand]}
      </text>
    );
  return (
    <>
      <circle cx="127" cy="81.5" r="8.5" fill="#eb001b" />
      <circle cx="137.5" cy="81.5" r="8.5" fill="#f79e1b" />
      <path d="M132.25 74.8a8.5 8.5 0 0 1 0 13.4 8.5 8.5 0 0 1 0-13.4z" fill="#ff5f00" />
    </>
  );
}

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
        <path
          d={
            brand === 'mastercard'
              ? 'M84 0C88 34 118 58 160 62M108 0C112 22 132 38 160 40M60 0C64 48 100 78 160 84M132 0C135 9 146 17 160 18'
              : 'M70 100C74 66 104 40 160 36M92 100C96 78 118 62 160 58M48 100C52 52 92 16 160 12M114 100C118 90 132 82 160 80'
          }
        />
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
      <BrandMark brand={brand} />
    </svg>
  );
}
