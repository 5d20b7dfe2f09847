import { Postcard } from '@/sections/pages/Postcard';
import { offices } from '@/site/offices';
import type { WordsOf } from '@/site/words';
import { lazyHydrate } from '@/ui/lazyHydrate';
import { Below } from './v1/Below';

const ContactForm = lazyHydrate(
  async () => (await import(/* webpackChunkName: "contact-form" */ '@/features/contact/ContactForm')).ContactForm,
);

export default function ContactV1({ hero, back, contact, ...words }: WordsOf<'contact/v1'>) {
  const [office] = offices;
  if (!office) return null;
  return (
    <>
      <Postcard hero={hero} back={back} office={office}>
        <ContactForm {...contact.form} />
      </Postcard>
      <Below {...words} contact={contact} />
    </>
  );
}

export const parts = [ContactForm];
