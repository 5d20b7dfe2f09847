import { listFormat } from '@/lib/formats';
import type enPlugs from '@words/en/saas/integration-list.json';
import type en from '@words/en/saas/integration-single.json';
import type { IntegrationId } from '@/data/entryIds';
import { isBranched, isBroker, topicsOf } from '@/data/integrationPayloads';
import { integrationOf, relatedIntegrations } from '@/data/integrations';
import { interpolate } from '@/lib/interpolate';
import { IntegrationHero } from '@/sections/pages/IntegrationHero';
import { RelatedIntegrations } from '@/sections/pages/RelatedIntegrations';
import { useRoute } from '@/ui/route';
import { useLanguage } from '@/ui/translation';
import { PayloadStream } from './PayloadStream';
import { SetupSteps } from './SetupSteps';

/** Integration of the URL: description, data flow, setup, related ones. */
export function IntegrationPage({ plugs, ...words }: typeof en & { plugs: typeof enPlugs }) {
  const language = useLanguage();
  const integration = integrationOf(useRoute().params.id as IntegrationId);
  const { id, category, incoming, outgoing, key, rhythm } = integration;
  const { name, text } = plugs.items[id];
  const direction = incoming.length > 0 && outgoing.length > 0 ? 'both' : incoming.length > 0 ? 'in' : 'out';
  const cargo = [...new Set([...incoming, ...outgoing])].map((load) => plugs.cargo[load]);
  const { facts } = words;
  const topics = topicsOf(id);
  return (
    <>
      <IntegrationHero
        category={category}
        branched={isBranched(id)}
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
          [facts.direction, facts[direction]],
          [facts.shelf, plugs.categories[category]],
        ]}
      >
        <PayloadStream key={id} integration={integration} name={name} words={words.flow} cargo={plugs.cargo} />
      </IntegrationHero>
      <SetupSteps
        key={id}
        words={words.setup}
        action={words.cta.action}
        steps={words.setup[isBroker(id) ? id : category]}
        values={{ name, cargo: listFormat(language).format(cargo) }}
        topics={topics}
      />
      <RelatedIntegrations
        title={words.related.title}
        integration={integration}
        branched={isBranched(id)}
        related={relatedIntegrations(integration)}
        items={plugs.items}
        cta={{
          ...words.cta,
          title: interpolate(words.cta.title, { name: name.replaceAll(' ', '\u00A0').replaceAll('-', '-\u2060') }),
        }}
      />
    </>
  );
}
