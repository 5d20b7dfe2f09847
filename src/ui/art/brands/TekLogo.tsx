/** Tek: a prompt, a word and its cursor. Decorative: the link around it has the name. */
export function TekLogo() {
  return (
    <svg viewBox="0 0 124 48" fill="none" aria-hidden="true">
      <path d="m5 16 11 9-11 9" stroke="var(--mark)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M107 9h14v29h-14Z" fill="var(--mark)" />
      <path
        d="M14.4 40Q11 40 9.1 38.1Q7.2 36.2 7.2 32.8L7.2 23.4L1.4 23.4L1.4 18L7.2 18L7.2 11.8L13.2 11.8L13.2 18L21.4 18L21.4 23.4L13.2 23.4L13.2 32.8Q13.2 34.6 15 34.6L21 34.6L21 40ZM36 40.4Q33.1 40.4 30.9 39.3Q28.8 38.2 27.6 36.2Q26.4 34.2 26.4 31.6L26.4 26.4Q26.4 23.8 27.6 21.8Q28.8 19.8 30.9 18.7Q33.1 17.6 36 17.6Q39 17.6 41.1 18.7Q43.2 19.8 44.4 21.8Q45.6 23.8 45.6 26.4L45.6 30.4L32.1 30.4L32.1 31.6Q32.1 33.7 33.1 34.7Q34.1 35.8 36.1 35.8Q37.5 35.8 38.4 35.3Q39.2 34.8 39.5 34L45.4 34Q44.7 36.9 42.1 38.6Q39.6 40.4 36 40.4ZM39.9 27.3L39.9 26.3Q39.9 24.3 38.9 23.2Q38 22.1 36 22.1Q34.1 22.1 33.1 23.2Q32.1 24.4 32.1 26.4L32.1 27L40.3 26.9ZM50.8 40L50.8 10.8L56.8 10.8L56.8 26.3L59.7 26.3L64.3 18L71 18L64.9 28.8L71.1 40L64.3 40L59.7 31.4L56.8 31.4L56.8 40Z"
        fill="currentColor"
        transform="translate(30 -3)"
      />
    </svg>
  );
}
