import type { WordsOf } from '@/site/words';
import { lazyHydrate } from '@/ui/lazyHydrate';

const TopicContactForm = lazyHydrate(
  async () =>
    (await import(/* webpackChunkName: "topic-contact-form" */ '@/features/contact/TopicContactForm')).TopicContactForm,
);

export default function ContactV2({ contact, meta: _, ...words }: WordsOf<'contact/v2'>) {
  return <TopicContactForm {...words} form={contact.form} />;
}

export const parts = [TopicContactForm];
