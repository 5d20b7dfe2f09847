import { type ContactField, contactFields } from '@/lib/contactFields';

/** Kinds of messages: the path, here and at the provider, and the fields of the body. */
export const messageKinds = {
  'contact-email': { call: '/api/v1/Site/ContactEmail/Create', fields: ['Email'] },
  'contact-form': { call: '/api/v1/Site/ContactForm/Create', fields: contactFields },
} as const satisfies Record<string, { call: string; fields: readonly ContactField[] }>;

export type MessageKind = keyof typeof messageKinds;

/** Type guard for the kinds above, such as in a row of the store or an option of a command. */
export const isMessageKind = (text: string): text is MessageKind => Object.hasOwn(messageKinds, text);
