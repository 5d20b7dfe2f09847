import type enPlugs from '@words/en/saas/integration-list.json';
import type en from '@words/en/saas/integrations.json';
import { Switchboard } from '@/features/integrations/Switchboard';
import { BoardHero } from '@/sections/pages/BoardHero';
import { Below } from './integrations/Below';

export default function Integrations({ hero, board, plugs, ...words }: typeof en & { plugs: typeof enPlugs }) {
  return (
    <>
      <BoardHero {...hero}>
        <Switchboard words={board} list={plugs} />
      </BoardHero>
      <Below {...words} plugs={plugs} />
    </>
  );
}
