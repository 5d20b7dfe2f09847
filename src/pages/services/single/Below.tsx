import type enContact from '@words/en/contact.json';
import type en from '@words/en/services/single.json';
import { ContactForm } from '@/features/contact/ContactForm';
import { Ask } from '@/sections/services/Ask';
import { Cable } from '@/sections/services/Cable';
import { Gets } from '@/sections/services/Gets';
import { ServiceFaq } from '@/sections/services/ServiceFaq';

type BelowProps = Omit<typeof en, 'meta' | 'head'> & { form: typeof enContact.form };

/** Content below the fold, in a chunk of its own. The form's message begins with the service. */
export function Below({ way, gets, fit, faq, contact: { topic, ...ask }, form }: BelowProps) {
  return (
    <>
      <Cable {...way} />
      <Gets gets={gets} fit={fit} />
      <ServiceFaq {...faq} />
      <Ask {...ask}>
        <ContactForm {...form} topic={topic} />
      </Ask>
    </>
  );
}
