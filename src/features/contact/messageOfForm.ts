import type { ContactMessage } from '@/lib/contactFields';
import { fieldText } from '@/lib/contactRules';
import { type ControlValues, controlNames, controls } from './controls';

/** What is sent of what stands in the form: the fields of the call, each as `fieldText` returns it. */
export const messageOfForm = (values: ControlValues): ContactMessage =>
  Object.fromEntries(
    controlNames.map((control) => [controls[control], fieldText(controls[control], values[control])]),
  ) as ContactMessage;
