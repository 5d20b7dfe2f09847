import type en from '@words/en/contact.json';
import { Clients } from '@/sections/Clients';
import { ContactHero } from '@/sections/ContactHero';
import { lazyHydrate } from '@/ui/lazyHydrate';
import { Below } from './contact/Below';

const ContactForm = lazyHydrate(
  async () => (await import(/* webpackChunkName: "contact-form" */ '@/features/contact/ContactForm')).ContactForm,
);

export default function Contact({ hero, form, clients, offices, map }: typeof en) {
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
