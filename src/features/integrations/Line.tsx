import { listFormat } from '@/lib/formats';
import type enPlugs from '@words/en/saas/integration-list.json';
import type en from '@words/en/saas/integration-single.json';
import type { IntegrationId } from '@/data/entryIds';
import { integrationOf, relatedIntegrations } from '@/data/integrations';
import { interpolate } from '@/lib/interpolate';
import { LineHero } from '@/sections/pages/LineHero';
import { RelatedLines } from '@/sections/pages/RelatedLines';
import { useRoute } from '@/ui/route';
import { useLanguage } from '@/ui/translation';
import { LineFlow } from './LineFlow';
import { Setup } from './Setup';

/** Integration of the URL: description, data flow, setup, related ones. */
export function Line({ plugs, ...words }: typeof en & { plugs: typeof enPlugs }) {
  const language = useLanguage();
  const integration = integrationOf(useRoute().params.id as IntegrationId);
  const { id, category, brings, takes, key, rhythm } = integration;
  const { name, text } = plugs.items[id];
  const way = brings.length > 0 && takes.length > 0 ? 'both' : brings.length > 0 ? 'in' : 'out';
  const cargo = [...new Set([...brings, ...takes])].map((load) => plugs.cargo[load]);
  const { facts } = words;
  return (
    <>
      <LineHero
        id={id}
        title={name}
        text={text}
        lead={interpolate(words.lead, { category: plugs.categories[category] })}
        trail={words.trail}
        steps={[
          { label: words.home, to: 'home' },
          { label: words.all, to: 'saas/integrations' },
        ]}
        factsTitle={facts.title}
        facts={[
          [facts.rhythm, plugs.rhythms[rhythm]],
          [facts.key, plugs.keys[key]],
          [facts.direction, facts[way]],
          [facts.shelf, plugs.categories[category]],
        ]}
      >
        <LineFlow key={id} integration={integration} name={name} words={words.flow} cargo={plugs.cargo} />
      </LineHero>
      <Setup
        key={id}
        words={words.setup}
        steps={words.setup[category]}
        values={{ name, cargo: listFormat(language).format(cargo) }}
      />
      <RelatedLines
        title={words.related.title}
        related={relatedIntegrations(integration)}
        items={plugs.items}
        cta={{ ...words.cta, title: interpolate(words.cta.title, { name: name.replaceAll(' ', '\u00A0') }) }}
      />
    </>
  );
}
