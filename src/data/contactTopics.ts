import type { PersonId } from './people';

/** Topics of the second contact page, in page order, and the person who answers. */
export const contactTopics = {
  project: 'kerem',
  support: 'selin',
  integration: 'lale',
  career: 'deniz',
  partner: 'hatice',
} as const satisfies Record<string, PersonId>;

export type ContactTopic = keyof typeof contactTopics;

/** Topic of the query (`topic=support`); 'project' if it is missing or unknown. */
export function parseTopic(query: string): ContactTopic {
  const value = new URLSearchParams(query).get('topic') ?? '';
  return Object.hasOwn(contactTopics, value) ? (value as ContactTopic) : 'project';
}
