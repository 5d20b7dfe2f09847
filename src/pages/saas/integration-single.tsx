import type enPlugs from '@words/en/saas/integration-list.json';
import type en from '@words/en/saas/integration-single.json';
import { Line } from '@/features/integrations/Line';

export default function IntegrationSingle(words: typeof en & { plugs: typeof enPlugs }) {
  return <Line {...words} />;
}
