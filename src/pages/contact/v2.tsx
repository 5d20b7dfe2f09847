import { DirectContact } from '@/sections/pages/DirectContact';
import { offices } from '@/site/offices';
import type { WordsOf } from '@/site/words';
import { lazyHydrate } from '@/ui/lazyHydrate';

const TopicContactForm = lazyHydrate(
  async () =>
    (await import(/* webpackChunkName: "topic-contact-form" */ '@/features/contact/TopicContactForm')).TopicContactForm,
);

export default function ContactV2({ contact, meta: _, direct, ...words }: WordsOf<'contact/v2'>) {
  return (
    <>
      <TopicContactForm {...words} form={contact.form} />
      {offices.map((office) => (
        <DirectContact key={office.id} {...direct} office={office} words={contact} />
      ))}
    </>
  );
}

export const parts = [TopicContactForm];
