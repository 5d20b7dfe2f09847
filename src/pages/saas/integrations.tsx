import type enPlugs from '@words/en/saas/integration-list.json';
import type en from '@words/en/saas/integrations.json';
import { Switchboard } from '@/features/integrations/Switchboard';
import { IntegrationsHero } from '@/sections/pages/IntegrationsHero';
import { Below } from './integrations/Below';

export default function Integrations({ hero, board, meta: _, plugs, ...words }: typeof en & { plugs: typeof enPlugs }) {
  return (
    <>
      <IntegrationsHero {...hero}>
        <Switchboard words={board} list={plugs} />
      </IntegrationsHero>
      <Below {...words} plugs={plugs} />
    </>
  );
}
