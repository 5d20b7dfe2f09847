import { MachineHead } from '@/sections/services/MachineHead';
import type { WordsOf } from '@/site/words';
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
}: WordsOf<'services/single'>) {
  return (
    <>
      <MachineHead {...head} />
      <Below {...{ way, gets, fit, faq, contact }} form={contactPage.form} />
    </>
  );
}

export const parts = [Below];
