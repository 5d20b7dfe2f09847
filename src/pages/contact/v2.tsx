import { MessageFacts } from '@/sections/pages/MessageFacts';
import type { WordsOf } from '@/site/words';
import { lazyHydrate } from '@/ui/lazyHydrate';

const TopicContactForm = lazyHydrate(
  async () =>
    (await import(/* webpackChunkName: "topic-contact-form" */ '@/features/contact/TopicContactForm')).TopicContactForm,
);

export default function ContactV2({ facts, contact, meta: _, ...words }: WordsOf<'contact/v2'>) {
  return (
    <>
      <TopicContactForm {...words} form={contact.form} />
      <MessageFacts {...facts} />
    </>
  );
}

export const parts = [TopicContactForm];
