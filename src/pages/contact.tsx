import type en from '@words/en/contact.json';
import { ContactHero } from '@/sections/ContactHero';
import { Offices } from '@/sections/Offices';
import { offices } from '@/site/offices';

export default function Contact({ hero, offices: words }: typeof en) {
  return (
    <>
      <ContactHero {...hero} />
      <Offices {...words} offices={offices} />
    </>
  );
}
