import type enContact from '@words/en/contact.json';
import type en from '@words/en/services/single.json';
import { ContactForm } from '@/features/contact/ContactForm';
import { ServiceContact } from '@/sections/services/ServiceContact';
import { ServiceSteps } from '@/sections/services/ServiceSteps';
import { Deliverables } from '@/sections/services/Deliverables';
import { ServiceFaq } from '@/sections/services/ServiceFaq';
import { useFacts } from '@/ui/useFacts';

type BelowProps = Omit<typeof en, 'meta' | 'head'> & { form: typeof enContact.form };

/** Content below the fold, in a chunk of its own. The form's message begins with the service. */
export function Below({ way, gets, fit, faq, contact: { topic, ...ask }, form }: BelowProps) {
  return (
    <>
      <ServiceSteps {...useFacts(way)} />
      <Deliverables gets={gets} fit={fit} />
      <ServiceFaq {...faq} />
      <ServiceContact {...ask}>
        <ContactForm {...form} topic={topic} />
      </ServiceContact>
    </>
  );
}
