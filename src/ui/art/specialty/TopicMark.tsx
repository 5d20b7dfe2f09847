import type { ReactNode } from 'react';
import type { TopicId } from '@/data/articles';

const marks: Record<TopicId, ReactNode> = {
  support: (
    <>
      <path d="M4 4.500H20a1.500 1.500 0 0 1 1.500 1.500V15A1.500 1.500 0 0 1 20 16.500H12L6.500 21V16.500H4A1.500 1.500 0 0 1 2.500 15V6A1.500 1.500 0 0 1 4 4.500Z" />
      <path d="M7.500 10.500h.1M12 10.500h.1M16.500 10.500h.1" stroke="var(--brand)" strokeWidth="3" />
    </>
  ),
  account: (
    <>
      <circle cx="12" cy="8" r="4.500" fill="var(--brand)" />
      <path d="M3.500 21c.5-5 4-7 8.500-7s8 2 8.500 7z" />
    </>
  ),
  orders: (
    <>
      <path d="M8 9V4h8v5" fill="var(--brand)" />
      <path d="M2.500 9.500h19l-2.200 10a1.500 1.500 0 0 1-1.500 1.200H6.200a1.500 1.500 0 0 1-1.500-1.200zM9 13v4M15 13v4" />
    </>
  ),
  settings: (
    <>
      <circle cx="12" cy="12" r="9.500" />
      <path d="M12 2.500a9.500 9.500 0 0 1 0 19z" fill="var(--brand)" />
    </>
  ),
  privacy: (
    <>
      <path d="M12 2.500l8.500 3V12c0 5-4 8-8.500 9.500C7.500 20 3.500 17 3.500 12V5.500z" />
      <path d="M8 11.800l3 3 5-5.600" stroke="var(--brand)" strokeWidth="2.500" />
    </>
  ),
  projects: (
    <>
      <path d="M6 3.500h13l-3.500 4.500 3.500 4.500H6z" fill="var(--brand)" />
      <path d="M6 2v19.500M2.500 21.500H10" />
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
