import type { ContactMessage } from '@/lib/contactFields';
import { normalizeContactField } from '@/lib/contactRules';
import { type ControlValues, controlNames, controls } from './controls';

/** Converts form values to the body of the contact call, normalized as the server does. */
export const messageOfForm = (values: ControlValues): ContactMessage =>
  Object.fromEntries(
    controlNames.map((control) => [controls[control], normalizeContactField(controls[control], values[control])]),
  ) as ContactMessage;
