import type en from '@words/en/contact.json';
import { Clients } from '@/sections/Clients';
import { ContactHero } from '@/sections/ContactHero';
import { deferred } from '@/ui/deferred';

const ContactForm = deferred(
  async () => (await import(/* webpackChunkName: "contact-form-first" */ '@/features/contact/ContactForm')).ContactForm,
);
const Below = deferred(
  async () => (await import(/* webpackChunkName: "contact-deferred" */ './contact/Below')).Below,
  'below',
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
