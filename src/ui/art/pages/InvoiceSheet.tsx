import type { LanguageCode } from '@/site/languages';

/** What marks an invoice of each market: a square code in Türkiye, the elements of its XML in Germany. */
const marks: Partial<Record<LanguageCode, string>> = {
  tr: 'M110 14h18v18h-18zM134 14h8v8h-8zM134 26h8v6h-8zM110 38h8v8h-8zM122 36h6v10h-6zM132 36h10v10h-10z',
  de: 'M120 24l-6 6 6 6M139 24l6 6-6 6M132 21l-5 18',
};

interface InvoiceSheetProps {
  market: LanguageCode;
  /** Name of the format. */
  name: string | undefined;
  className?: string | undefined;
}

/** The upper part of an electronic invoice. */
export function InvoiceSheet({ market, name, className }: InvoiceSheetProps) {
  const isCode = market === 'tr';
  return (
    <svg className={className} viewBox="0 0 160 124" aria-hidden="true" focusable="false">
      <g transform="rotate(3 80 62)">
        <path d="M4 4h152v140H4z" fill="#0c1410" opacity="0.12" transform="translate(3 5)" />
        <path d="M10 2h140a6 6 0 0 1 6 6v140H4V8a6 6 0 0 1 6-6z" fill="#fff" />
        <text x="14" y="29" fontSize="16" fontWeight="700" letterSpacing="-.3" fill="#10241a">
          {name}
        </text>
        <path d="M16 40h54M16 50h38" stroke="#a9b8af" strokeWidth="4" strokeLinecap="round" />
        <path
          d={marks[market]}
          fill={isCode ? '#10241a' : 'none'}
          stroke={isCode ? 'none' : '#067535'}
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M16 64h128" stroke="#d3ddd7" strokeWidth="2" />
        <path d="M16 78h66M16 94h78M16 110h58" stroke="#c3cfc8" strokeWidth="5" strokeLinecap="round" />
        <path d="M118 78h26M126 94h18M114 110h30" stroke="#7d9086" strokeWidth="5" strokeLinecap="round" />
      </g>
    </svg>
  );
}
