/** The logo: an open cloud in the text's colour with a bolt in its gap. Decorative: the name is beside it. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path d={cloudArc} stroke="currentColor" strokeWidth="3.6" strokeLinecap="round" strokeLinejoin="round" />
      <path d={cloudBolt} fill="var(--brand)" />
    </svg>
  );
}

const cloudArc = 'M9.3 22.2A6.8 6.8 0 0 1 8.3 8.7A8.8 8.8 0 0 1 24.7 9.6A6.4 6.4 0 0 1 24.2 22.2';
export const cloudBolt = 'M17.7 11.2L10.5 21.5H15.4L13.5 30.6L22 18.6H16.9Z';
