import type en from '@words/en/demos/agency/digital.json';
import { digitalFaces, digitalNumbers, digitalSpeakers } from '@/data/agencies';
import { AgencyFaq } from '@/sections/agency/AgencyFaq';
import { PageScales } from '@/sections/agency/PageScales';
import { ProjectChat } from '@/sections/agency/ProjectChat';
import { ProjectLog } from '@/sections/agency/ProjectLog';
import { TerminalClosing } from '@/sections/agency/TerminalClosing';
import { WideNumbers } from '@/sections/agency/WideNumbers';
import { WindowTabs } from '@/sections/agency/WindowTabs';

type BelowProps = Omit<typeof en, 'meta' | 'brand' | 'hero'> & Pick<(typeof en)['hero'], 'page'>;

/** Content below the fold, in a chunk of its own. */
export function Below({ page, tabs, scales, log, numbers, chat, faq, closing }: BelowProps) {
  return (
    <>
      <WindowTabs {...tabs} page={page} />
      <PageScales {...scales} />
      <ProjectLog {...log} />
      <WideNumbers {...numbers} numbers={digitalNumbers} />
      <ProjectChat {...chat} speakers={digitalSpeakers} faces={digitalFaces}>
        <AgencyFaq {...faq} layout="beside" />
      </ProjectChat>
      <TerminalClosing {...closing} />
    </>
  );
}
