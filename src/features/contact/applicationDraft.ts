import { type ControlValues, controlNames, controls } from './controls';
import { longestContact } from '@/lib/contactRules';
import { eraseStored, readStoredJson, writeStored } from '@/lib/storage';

/** What stands in the application form, so that a reload costs nobody their letter. */
export interface ApplicationDraft {
  values: ControlValues;
  /** For how many milliseconds the form has been open, reloads included. */
  openFor: number;
}

const key = 'storm-application-draft';
const day = 86_400_000;

/** The draft of this tab; what a foreign hand put there counts only as far as the form could have written it. */
export function readApplicationDraft(): ApplicationDraft {
  const { values: kept, openFor } = Object(readStoredJson(key, 'session')) as Record<string, unknown>;
  const values: ControlValues = {};
  for (const name of controlNames) {
    const text = Object.hasOwn(Object(kept) as object, name) ? (kept as Record<string, unknown>)[name] : undefined;
    if (typeof text === 'string' && text.length <= 2 * longestContact[controls[name]]) values[name] = text;
  }
  return { values, openFor: typeof openFor === 'number' && openFor >= 0 && openFor <= day ? openFor : 0 };
}

/** Keeps the draft until the tab is closed; an empty one leaves nothing behind. */
export function keepApplicationDraft(draft: ApplicationDraft): void {
  if (Object.values(draft.values).some((text) => text !== '')) writeStored(key, JSON.stringify(draft), 'session');
  else eraseApplicationDraft();
}

export const eraseApplicationDraft = (): void => eraseStored(key, 'session');
