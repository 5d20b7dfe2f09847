import { type IntegrationId, integrationIds } from '@/data/entryIds';
import { integrationCategories, pluggedAtFirst } from '@/data/integrations';

/** State in the query: `?on=opcua.erp&shelf=data&q=file`. */
export interface BoardState {
  on: readonly IntegrationId[];
  shelf: string;
  q: string;
}

/** Parses the query; unknown ids are ignored, without `on` the defaults apply. */
export function readBoard(query: string): BoardState {
  const params = new URLSearchParams(query);
  const named = params.get('on')?.split('.');
  const on = named ? integrationIds.filter((id) => named.includes(id)) : pluggedAtFirst;
  const shelf = integrationCategories.find((category) => category === params.get('shelf')) ?? '';
  return { on, shelf, q: params.get('q') ?? '' };
}

/** Serializes the state without a question mark; defaults are omitted. */
export function writeBoard({ on, shelf, q }: BoardState): string {
  const params = new URLSearchParams();
  if (on.join() !== pluggedAtFirst.join()) params.set('on', on.join('.'));
  if (shelf) params.set('shelf', shelf);
  if (q.trim()) params.set('q', q);
  return params.toString();
}
