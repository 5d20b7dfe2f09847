import type en from '@words/en/demos/agency/design.json';
import { AgencyFaq } from '@/sections/agency/AgencyFaq';
import { LetterPeople } from '@/sections/agency/LetterPeople';
import { PlateGrid } from '@/sections/agency/PlateGrid';
import { DesignClosing } from '@/sections/agency/DesignClosing';
import { RedQuote } from '@/sections/agency/RedQuote';
import { RulerSteps } from '@/sections/agency/RulerSteps';
import { TypeSpecimen } from '@/sections/agency/TypeSpecimen';
import { WorkTable } from '@/sections/agency/WorkTable';

type BelowProps = Omit<typeof en, 'meta' | 'brand' | 'hero' | 'rules'>;

export function Below({ specimen, plates, table, ruler, people, voice, faq, closing }: BelowProps) {
  return (
    <>
      <TypeSpecimen {...specimen} />
      <PlateGrid {...plates} />
      <WorkTable {...table} />
      <RulerSteps {...ruler} />
      <LetterPeople {...people} />
      <RedQuote {...voice} />
      <AgencyFaq {...faq} layout="numbered" />
      <DesignClosing {...closing} />
    </>
  );
}
