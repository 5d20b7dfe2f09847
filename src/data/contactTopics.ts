/** The desks of the second contact page, in their order, and who sits there. */
export const contactTopics = {
  project: { face: 'bob', tone: 'leaf' },
  support: { face: 'beard', tone: 'sky' },
  integration: { face: 'long', tone: 'sun' },
  career: { face: 'short', tone: 'rose' },
} as const;

export type ContactTopic = keyof typeof contactTopics;

/** The desk that a query names (`topic=support`); the first one for any other. */
export function topicIn(query: string): ContactTopic {
  const said = new URLSearchParams(query).get('topic') ?? '';
  return Object.hasOwn(contactTopics, said) ? (said as ContactTopic) : 'project';
}
