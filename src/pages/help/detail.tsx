import type enIndex from '@words/en/help/articles.json';
import type enFirst from '@words/en/help/articles/first-message.json';
import type en from '@words/en/help/detail.json';
import { HelpArticle } from '@/features/help/HelpArticle';

type Words = typeof en & { index: typeof enIndex; first: typeof enFirst };

export default function HelpDetail({ head, body, helpful, related, others, index, first }: Words) {
  return <HelpArticle {...{ head, body, helpful, related, others, index, first }} />;
}
