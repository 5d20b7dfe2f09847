interface ResultPaintProps {
  /** Prefix of the gradients: each drawing has its own, since those of a hidden one don't apply. */
  id: string;
}

/** Gradients of the result mountains: the face in the light and the one turned away from it. */
export function ResultPaint({ id }: ResultPaintProps) {
  return (
    <>
      {(['lit', 'dim'] as const).map((face) => (
        <linearGradient key={face} id={`${id}-${face}`} x2="0" y2="1">
          <stop stopColor={`var(--${face})`} />
          <stop offset=".5" stopColor={`var(--${face}-mid)`} />
          <stop offset="1" stopColor="var(--foot)" />
        </linearGradient>
      ))}
    </>
  );
}
