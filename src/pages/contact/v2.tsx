import type enContact from '@words/en/contact.json';
import type en from '@words/en/contact/v2.json';
import { MessageFacts } from '@/sections/pages/MessageFacts';
import { lazyHydrate } from '@/ui/lazyHydrate';

const TopicDesk = lazyHydrate(
  async () =>
    (await import(/* webpackChunkName: "topic-contact-form" */ '@/features/contact/TopicContactForm')).TopicContactForm,
);

export default function ContactV2({ facts, contact, meta: _, ...words }: typeof en & { contact: typeof enContact }) {
  return (
    <>
      <TopicDesk {...words} form={contact.form} />
      <MessageFacts {...facts} />
    </>
  );
}

export const parts = [TopicDesk];
