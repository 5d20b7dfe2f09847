import { IntegrationPicker } from '@/features/integrations/IntegrationPicker';
import { IntegrationsHero } from '@/sections/pages/IntegrationsHero';
import type { WordsOf } from '@/site/words';
import { Below } from './integrations/Below';

export default function Integrations({ hero, board, meta: _, plugs, ...words }: WordsOf<'saas/integrations'>) {
  return (
    <>
      <IntegrationsHero {...hero}>
        <IntegrationPicker words={board} list={plugs} />
      </IntegrationsHero>
      <Below {...words} plugs={plugs} />
    </>
  );
}
