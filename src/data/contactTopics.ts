import type { PersonId } from './people';

/** The desks of the second contact page, in their order, and who of the team sits there. */
export const contactTopics = {
  project: 'kerem',
  support: 'selin',
  integration: 'lale',
  career: 'deniz',
  partner: 'hatice',
} as const satisfies Record<string, PersonId>;

export type ContactTopic = keyof typeof contactTopics;

/** The desk that a query names (`topic=support`); the first one for any other. */
export function topicIn(query: string): ContactTopic {
  const said = new URLSearchParams(query).get('topic') ?? '';
  return Object.hasOwn(contactTopics, said) ? (said as ContactTopic) : 'project';
}
