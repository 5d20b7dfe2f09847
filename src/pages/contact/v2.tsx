import type enContact from '@words/en/contact.json';
import type en from '@words/en/contact/v2.json';
import { MessageFacts } from '@/sections/pages/DeskFacts';
import { lazyHydrate } from '@/ui/lazyHydrate';

const TopicDesk = lazyHydrate(
  async () => (await import(/* webpackChunkName: "topic-desk" */ '@/features/contact/TopicDesk')).TopicContactForm,
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
