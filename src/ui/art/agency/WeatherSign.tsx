import type { ReactNode } from 'react';

export type Sign = 'fog' | 'wind' | 'storm' | 'clear' | 'sun';

const cloud = 'M22 62C12 62 6 55 6 47S12 33 21 32C23 20 33 13 45 13C57 13 66 20 69 31C80 31 88 38 88 47S81 62 71 62Z';

const signs: Record<Sign, ReactNode> = {
  fog: <path d="M10 24H70M22 40H88M8 56H62M30 72H84" fill="none" />,
  wind: (
    <path
      d="M6 38H58A13 13 0 1 0 45 25M6 52H76A13 13 0 1 1 63 65M6 66H42A11 11 0 1 1 31 77"
      fill="none"
      strokeLinejoin="round"
    />
  ),
  storm: (
    <>
      <path d={cloud} fill="none" />
      <path d="M52 46L34 72H46L40 92L62 62H50L58 46Z" fill="var(--brand)" strokeWidth="3" />
    </>
  ),
  clear: (
    <>
      <path d="M58 6V0M86 18L91 12M96 44H102M32 16L27 10" fill="none" transform="translate(-4 8)" />
      <circle cx="58" cy="40" r="22" fill="var(--poster-sun)" />
      <path d={cloud} fill="var(--bg)" transform="translate(-2 24) scale(.86)" />
    </>
  ),
  sun: (
    <>
      <circle cx="48" cy="48" r="22" fill="var(--poster-sun)" />
      <path d="M48 4V14M48 82V92M4 48H14M82 48H92M17 17L24 24M72 72L79 79M17 79L24 72M72 24L79 17" fill="none" />
    </>
  ),
};

/** The day's weather in thick strokes, in the text's colour; decorative. */
export function WeatherSign({ sign }: { sign: Sign }) {
  return (
    <svg
      viewBox="0 0 96 96"
      stroke="currentcolor"
      strokeWidth="5"
      strokeLinecap="round"
      overflow="visible"
      aria-hidden="true"
      focusable="false"
    >
      {signs[sign]}
    </svg>
  );
}
