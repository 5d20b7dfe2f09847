import { type IntegrationId, integrationIds } from '@/data/entryIds';
import { integrationCategories, defaultIntegrations } from '@/data/integrations';

/** State in the query: `?on=opcua.erp&shelf=data&q=file`. */
export interface IntegrationQuery {
  on: readonly IntegrationId[];
  categoryFilter: string;
  q: string;
}

/** Parses the query; unknown ids are ignored, without `on` the defaults apply. */
export function parseIntegrationQuery(query: string): IntegrationQuery {
  const params = new URLSearchParams(query);
  const named = params.get('on')?.split('.');
  const on = named ? integrationIds.filter((id) => named.includes(id)) : defaultIntegrations;
  const categoryFilter = integrationCategories.find((category) => category === params.get('shelf')) ?? '';
  return { on, categoryFilter, q: params.get('q') ?? '' };
}

/** Serializes the state without a question mark; defaults are omitted. */
export function serializeIntegrationQuery({ on, categoryFilter, q }: IntegrationQuery): string {
  const params = new URLSearchParams();
  if (on.join() !== defaultIntegrations.join()) params.set('on', on.join('.'));
  if (categoryFilter) params.set('shelf', categoryFilter);
  if (q.trim()) params.set('q', q);
  return params.toString();
}
