import { normalizeField } from '@/lib/fieldRules';
import { type MessageBody, messageKinds } from '@/site/messageKinds';
import { type ControlValues, controlNames, controls } from './controls';

const { fields } = messageKinds['contact-form'];

/** Converts form values to the body of the contact call, normalized as the server does. */
export const messageOfForm = (values: ControlValues): MessageBody<'contact-form'> =>
  Object.fromEntries(
    controlNames.map((control) => [controls[control], normalizeField(fields[controls[control]], values[control])]),
  ) as MessageBody<'contact-form'>;
