import type enContact from '@words/en/contact.json';
import type en from '@words/en/services/single.json';
import { MachineHead } from '@/sections/services/MachineHead';
import { lazyHydrate } from '@/ui/lazyHydrate';

const Below = lazyHydrate(async () => (await import(/* webpackChunkName: "service-below" */ './single/Below')).Below);

export default function ServicesSingle({
  head,
  way,
  gets,
  fit,
  faq,
  contact,
  contactPage,
}: typeof en & { contactPage: typeof enContact }) {
  return (
    <>
      <MachineHead {...head} />
      <Below {...{ way, gets, fit, faq, contact }} form={contactPage.form} />
    </>
  );
}

export const parts = [Below];
