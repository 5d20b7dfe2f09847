import type { FieldName } from '@/site/messageKinds';

/** Forms that use the contact call: the contact form and the job application. */
export const messageFormNames = ['message', 'application'] as const;
export type MessageFormName = (typeof messageFormNames)[number];

/** Form controls in order, and the API field of each. */
export const controls = {
  name: 'NameSurname',
  company: 'Company',
  email: 'Email',
  number: 'Phone',
  message: 'Message',
} as const satisfies Record<string, FieldName<'contact-form'>>;

export type Control = keyof typeof controls;
export type ControlValues = Partial<Record<Control, string>>;

export const controlNames = Object.keys(controls) as Control[];
