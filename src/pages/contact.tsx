import { Clients } from '@/sections/Clients';
import { ContactHero } from '@/sections/ContactHero';
import type { WordsOf } from '@/site/words';
import { lazyHydrate } from '@/ui/lazyHydrate';
import { Below } from './contact/Below';

const ContactForm = lazyHydrate(
  async () => (await import(/* webpackChunkName: "contact-form" */ '@/features/contact/ContactForm')).ContactForm,
);

export default function Contact({ hero, form, clients, offices, map }: WordsOf<'contact'>) {
  return (
    <>
      <ContactHero {...hero} clients={<Clients {...clients} layout="line" />}>
        <ContactForm {...form} />
      </ContactHero>
      <Below offices={offices} map={map} />
    </>
  );
}

export const parts = [ContactForm];
