import type enPlugs from '@words/en/saas/integration-list.json';
import type en from '@words/en/saas/integrations.json';
import { Directory } from '@/features/integrations/Directory';
import { Dialects } from '@/sections/pages/Dialects';
import { ExchangeRules } from '@/sections/pages/ExchangeRules';
import { MissingPlug } from '@/sections/pages/MissingPlug';

type BelowProps = Pick<typeof en, 'list' | 'dialects' | 'rules' | 'steps' | 'missing'> & { plugs: typeof enPlugs };

export function Below({ list, dialects, rules, steps, missing, plugs }: BelowProps) {
  const { opcua, mqtt, rest, csv } = plugs.items;
  return (
    <>
      <Directory words={list} list={plugs} />
      <Dialects {...dialects} names={{ opcua: opcua.name, mqtt: mqtt.name, rest: rest.name, csv: csv.name }} />
      <ExchangeRules rules={rules} steps={steps} />
      <MissingPlug {...missing} />
    </>
  );
}
