import type { ReactNode } from 'react';
import type { TopicId } from '@/data/articles';

const marks: Record<TopicId, ReactNode> = {
  support: (
    <>
      <path d="M4 4.5H20a1.5 1.5 0 0 1 1.5 1.5V15A1.5 1.5 0 0 1 20 16.5H12L6.5 21V16.5H4A1.5 1.5 0 0 1 2.5 15V6A1.5 1.5 0 0 1 4 4.5Z" />
      <path d="M7.5 10.5h.1M12 10.5h.1M16.5 10.5h.1" stroke="var(--brand)" strokeWidth="3" />
    </>
  ),
  account: (
    <>
      <circle cx="12" cy="8" r="4.5" fill="var(--brand)" />
      <path d="M3.5 21c.5-5 4-7 8.5-7s8 2 8.5 7z" />
    </>
  ),
  orders: (
    <>
      <path d="M8 9V4h8v5" fill="var(--brand)" />
      <path d="M2.5 9.5h19l-2.2 10a1.5 1.5 0 0 1-1.5 1.2H6.2a1.5 1.5 0 0 1-1.5-1.2zM9 13v4M15 13v4" />
    </>
  ),
  settings: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 2.5a9.5 9.5 0 0 1 0 19z" fill="var(--brand)" />
    </>
  ),
  privacy: (
    <>
      <path d="M12 2.5l8.5 3V12c0 5-4 8-8.5 9.5C7.5 20 3.5 17 3.5 12V5.5z" />
      <path d="M8 11.8l3 3 5-5.6" stroke="var(--brand)" strokeWidth="2.5" />
    </>
  ),
  projects: (
    <>
      <path d="M6 3.5h13l-3.5 4.5 3.5 4.5H6z" fill="var(--brand)" />
      <path d="M6 2v19.5M2.5 21.5H10" />
    </>
  ),
};

/** A topic of the help articles as a small drawing of 24 px, in the text's colour and the brand's. */
export const TopicMark = ({ topic }: { topic: TopicId }) => (
  <svg
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {marks[topic]}
  </svg>
);
