import type enContact from '@words/en/contact.json';
import type en from '@words/en/contact/v1.json';
import { OfficeMaps } from '@/features/consent/OfficeMaps';
import { MessageStarters } from '@/features/contact/MessageStarters';
import { ContactOptions } from '@/sections/pages/ContactOptions';
import { offices } from '@/site/offices';

type BelowProps = Pick<typeof en, 'ways' | 'route' | 'tips'> & { contact: typeof enContact };

export function Below({ contact, ...words }: BelowProps) {
  const { open, closed } = contact.offices;
  return (
    <>
      {offices.map((office) => (
        <ContactOptions key={office.id} {...words} office={office} hours={{ open, closed }}>
          <MessageStarters items={words.tips.items} />
        </ContactOptions>
      ))}
      <OfficeMaps {...contact.map} />
    </>
  );
}
