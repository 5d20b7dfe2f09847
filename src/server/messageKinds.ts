import { type ContactField, contactFields } from '@/lib/contactFields';

/** What visitors may send (spec 7): the call, here and at the provider, and the fields of its body. */
export const messageKinds = {
  'contact-email': { call: '/api/v1/Site/ContactEmail/Create', fields: ['Email'] },
  'contact-form': { call: '/api/v1/Site/ContactForm/Create', fields: contactFields },
} as const satisfies Record<string, { call: string; fields: readonly ContactField[] }>;

export type MessageKind = keyof typeof messageKinds;

/** True for the name of a kind above, such as a row of the store or an option of a command holds it. */
export const isMessageKind = (text: string): text is MessageKind => Object.hasOwn(messageKinds, text);
