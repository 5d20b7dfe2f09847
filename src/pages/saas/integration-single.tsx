import type enPlugs from '@words/en/saas/integration-list.json';
import type en from '@words/en/saas/integration-single.json';
import { Line } from '@/features/integrations/Line';
import { entryMeta } from '@/lib/entryMeta';
import { paramOf } from '@/lib/queryParam';

type Words = typeof en & { plugs: typeof enPlugs };

/** The integration's own title and description, once the query names one. */
export const metaOf = ({ meta, all, plugs }: Words, _: Readonly<Record<string, string>>, query: string) =>
  entryMeta(meta, plugs.items, paramOf(query, 'id'), all, ({ name, text }) => ({ title: name, description: text }));

export default function IntegrationSingle(words: Words) {
  return (
    <div className="by-query">
      <Line {...words} />
    </div>
  );
}
