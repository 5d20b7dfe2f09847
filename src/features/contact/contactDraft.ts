import { eraseStored, ownProperty, readStoredJson, writeStored } from '@/lib/storage';
import { type ControlValues, type MessageFormName, controlNames } from './controls';

/** Draft of a form, restored after a reload. */
export interface Draft {
  values: ControlValues;
  /** Milliseconds the form has been open, across reloads. */
  openFor: number;
  /** Prefilled message; replaced by another one unless edited. */
  begun?: string | undefined;
  /** The prefilled message counts as empty until edited. */
  unfinished?: true | undefined;
}

const draftKeys: Record<MessageFormName, string> = {
  message: 'storm-contact-draft',
  application: 'storm-application-draft',
};
/**
 * Maximum length of a restored value, twice that of the longest field: a pasted text that is too long is kept, so that
 * it can be shortened. A number of its own keeps the fields' rules out of the first scripts.
 */
const maxDraftLength = 8_000;
/** Maximum of `openFor`: one day in ms. */
const maxOpenFor = 86_400_000;

/** Parses the draft of this tab; invalid values are dropped. */
export function readDraft(form: MessageFormName): Draft {
  const stored = readStoredJson(draftKeys[form], 'session');
  const storedValues = ownProperty(stored, 'values');
  const values: ControlValues = {};
  for (const control of controlNames) {
    const text = ownProperty(storedValues, control);
    if (typeof text === 'string' && text.length <= maxDraftLength) values[control] = text;
  }
  const openFor = ownProperty(stored, 'openFor');
  const begun = ownProperty(stored, 'begun');
  return {
    values,
    begun: typeof begun === 'string' ? begun : undefined,
    unfinished: ownProperty(stored, 'unfinished') === true || undefined,
    openFor: typeof openFor === 'number' && openFor >= 0 && openFor <= maxOpenFor ? openFor : 0,
  };
}

/** Stores the draft in session storage; erases it when empty. */
export function saveDraft(form: MessageFormName, draft: Draft): void {
  if (Object.values(draft.values).some((text) => text !== ''))
    writeStored(draftKeys[form], JSON.stringify(draft), 'session');
  else eraseDraft(form);
}

/** Erases the draft; never throws. */
export const eraseDraft = (form: MessageFormName): void => eraseStored(draftKeys[form], 'session');
