import type { ContactField } from '@/lib/contactFields';

/** The forms whose messages go out by the contact call: the contact form, and the one that applies for a position. */
export const messageForms = ['message', 'application'] as const;
export type MessageForm = (typeof messageForms)[number];

/** The form's controls in their order on the page, and the field of the call that each fills (spec 3). */
export const controls = {
  name: 'NameSurname',
  company: 'Company',
  email: 'Email',
  number: 'Phone',
  message: 'Message',
} as const satisfies Record<string, ContactField>;

export type Control = keyof typeof controls;
export type ControlValues = Partial<Record<Control, string>>;

export const controlNames = Object.keys(controls) as Control[];
