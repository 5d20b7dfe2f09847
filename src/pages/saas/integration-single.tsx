import type { IntegrationId } from '@/data/entryIds';
import { IntegrationPage } from '@/features/integrations/IntegrationPage';
import { entryMeta } from '@/lib/entryMeta';
import type { WordsOf } from '@/site/words';

type Words = WordsOf<'saas/integration-single'>;

/** Title and description of the integration. */
export function metaOf({ meta, all, plugs }: Words, { id }: Readonly<Record<string, string>>) {
  const { name, text } = plugs.items[id as IntegrationId];
  return entryMeta(name, all, text, meta.description);
}

export default function IntegrationSingle(words: Words) {
  return <IntegrationPage {...words} />;
}
