import type enPlugs from '@words/en/saas/integration-list.json';
import type en from '@words/en/saas/integrations.json';
import { IntegrationDirectory } from '@/features/integrations/IntegrationDirectory';
import { FactTable } from '@/sections/FactTable';
import { ProtocolSamples } from '@/sections/pages/ProtocolSamples';
import { ExchangeRules } from '@/sections/pages/ExchangeRules';
import { MarketRules } from '@/sections/pages/MarketRules';
import { MissingIntegration } from '@/sections/pages/MissingIntegration';

type BelowProps = Omit<typeof en, 'meta' | 'hero' | 'board'> & { plugs: typeof enPlugs };

export function Below({ list, compatibility, compliance, dialects, rules, steps, missing, fold, plugs }: BelowProps) {
  const { opcua, mqtt, rest, csv } = plugs.items;
  return (
    <>
      <IntegrationDirectory words={list} list={plugs} fold={fold} />
      <ProtocolSamples {...dialects} names={{ opcua: opcua.name, mqtt: mqtt.name, rest: rest.name, csv: csv.name }} />
      <ExchangeRules rules={rules} steps={steps} />
      <FactTable id="compatibility" tone="surface" quiet dense fold={fold} {...compatibility} />
      <MarketRules {...compliance} />
      <MissingIntegration {...missing} />
    </>
  );
}
