import type { ReactNode } from 'react';
import type { PopularArticle } from '@/data/articles';

/** A line of text from a point, `width` long. */
const Text = ({ at: [x, y], width, ink = false }: { at: readonly [number, number]; width: number; ink?: boolean }) => (
  <path
    d={`M${x} ${y}h${width}`}
    stroke={ink ? 'var(--ink)' : 'var(--border-strong)'}
    strokeWidth={ink ? 5 : 4}
    strokeLinecap="round"
  />
);

const Field = ({ y, height = 22 }: { y: number; height?: number }) => (
  <rect x="40" y={y} width="200" height={height} rx="6" fill="var(--bg)" stroke="var(--border-strong)" />
);

/** The button that is pressed, with the ring of the articles' own screens. */
const Press = ({ y, width }: { y: number; width: number }) => (
  <g transform={`translate(40 ${y})`}>
    <rect width={width} height="24" rx="6" fill="var(--brand)" />
    <rect
      x="-4.500"
      y="-4.500"
      width={width + 9}
      height="33"
      rx="10"
      fill="none"
      stroke="var(--link)"
      strokeWidth="2.500"
    />
    <path d="M14 12h46" stroke="var(--on-brand)" strokeWidth="4" strokeLinecap="round" />
    <path
      d={`M${width - 16} 12l4 21 5-7 8.500-1z`}
      fill="var(--ink)"
      stroke="var(--bg)"
      strokeWidth="1.750"
      strokeLinejoin="round"
    />
  </g>
);

const screens: Record<PopularArticle, ReactNode> = {
  'first-message': (
    <>
      <Text at={[42, 57]} width={44} ink />
      <Field y={66} height={40} />
      <Text at={[52, 79]} width={154} />
      <Text at={[52, 93]} width={96} />
      <Press y={118} width={96} />
    </>
  ),
  'sample-account': (
    <>
      <Field y={54} />
      <Text at={[52, 65]} width={92} />
      <Field y={84} />
      <path d="M52 95h64" stroke="var(--ink)" strokeWidth="6" strokeLinecap="round" strokeDasharray="0 11" />
      <Press y={118} width={84} />
    </>
  ),
  'demo-order': (
    <>
      <rect x="40" y="54" width="32" height="32" rx="7" fill="var(--surface-3)" />
      <path d="M49 66h14l-2 13H51zM52.500 66v-3a3.500 3.500 0 0 1 7 0v3" fill="var(--brand)" stroke="var(--ink)" />
      <Text at={[84, 64]} width={84} ink />
      <Text at={[84, 77]} width={52} />
      <Text at={[212, 64]} width={26} ink />
      <path d="M40 98h200" stroke="var(--border)" />
      <Press y={114} width={112} />
      <Text at={[198, 126]} width={40} ink />
    </>
  ),
  'stored-data': (
    <>
      {[0, 1, 2].map((row) => (
        <g key={row}>
          <Text at={[42, 62 + row * 32]} width={72 - row * 14} ink />
          <Text at={[42, 74 + row * 32]} width={104 - row * 10} />
          <path d={`M40 85.500h200`} transform={`translate(0 ${row * 32})`} stroke="var(--border)" />
          <path
            d="M216 63h16M220 63v-3h8v3M218 63l1.500 13h9l1.500-13"
            transform={`translate(0 ${row * 32})`}
            fill="none"
            stroke={row === 1 ? 'var(--link)' : 'var(--border-strong)'}
            strokeWidth="2"
            strokeLinejoin="round"
          />
        </g>
      ))}
      <rect x="208" y="85" width="32" height="30" rx="8" fill="none" stroke="var(--link)" strokeWidth="2.500" />
      <path
        d="M230 104l4 21 5-7 8.500-1z"
        fill="var(--ink)"
        stroke="var(--bg)"
        strokeWidth="1.750"
        strokeLinejoin="round"
      />
    </>
  ),
};

/** A popular article's screen without words, 280 × 152; a window that its lower edge cuts off. Decorative. */
export const ArticleScreen = ({ id }: { id: PopularArticle }) => (
  <svg viewBox="0 0 280 152" preserveAspectRatio="xMidYMax" aria-hidden="true" focusable="false">
    <rect x="20" y="18" width="240" height="160" rx="12" fill="var(--card)" stroke="var(--border-strong)" />
    <path
      d="M20.500 42V30A11.500 11.500 0 0 1 32 18.500H248A11.500 11.500 0 0 1 259.500 30V42z"
      fill="var(--surface-3)"
    />
    <path d="M36 30h.1M46 30h.1M56 30h.1" stroke="var(--border-strong)" strokeWidth="5" strokeLinecap="round" />
    <rect x="72" y="24" width="172" height="12" rx="6" fill="var(--bg)" />
    {screens[id]}
  </svg>
);
