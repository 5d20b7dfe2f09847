import { longestContact } from '@/lib/contactFields';
import { eraseStored, own, readStoredJson, writeStored } from '@/lib/storage';
import { type ControlValues, type MessageForm, controlNames, controls } from './controls';

/** What stands in a form, so that a reload costs nobody their text. */
export interface Draft {
  values: ControlValues;
  /** For how many milliseconds the form has been open, reloads included. */
  openFor: number;
  /** The message that another page has begun for its visitor; another choice takes its place while it stands alone. */
  begun?: string | undefined;
  /** That one is a mere opening, and no message until somebody goes on with it. */
  unfinished?: true | undefined;
}

const keys: Record<MessageForm, string> = {
  message: 'storm-contact-draft',
  application: 'storm-application-draft',
};
/** Longer than anybody keeps a form open. */
const day = 86_400_000;

/** A form's draft of this tab; what a foreign hand put there counts only as far as the form could have written it. */
export function readDraft(form: MessageForm): Draft {
  const stored = readStoredJson(keys[form], 'session');
  const kept = own(stored, 'values');
  const values: ControlValues = {};
  for (const control of controlNames) {
    const text = own(kept, control);
    // Twice the limit: who pastes too much shall find it again, and shorten it.
    if (typeof text === 'string' && text.length <= 2 * longestContact[controls[control]]) values[control] = text;
  }
  const openFor = own(stored, 'openFor');
  const begun = own(stored, 'begun');
  return {
    values,
    begun: typeof begun === 'string' ? begun : undefined,
    unfinished: own(stored, 'unfinished') === true || undefined,
    openFor: typeof openFor === 'number' && openFor >= 0 && openFor <= day ? openFor : 0,
  };
}

/** Keeps the draft until the tab is closed; an empty one leaves nothing behind. */
export function keepDraft(form: MessageForm, draft: Draft): void {
  if (Object.values(draft.values).some((text) => text !== ''))
    writeStored(keys[form], JSON.stringify(draft), 'session');
  else eraseDraft(form);
}

/** Forgets what was typed into a form; silent when storage is out of reach. */
export const eraseDraft = (form: MessageForm): void => eraseStored(keys[form], 'session');
