import type enCaseStudy from '@words/en/portfolio/case-study/v1.json';
import type enPricing from '@words/en/pricing.json';
import { type StoryId, storyIds, windFeatureIds } from '@/data/entryIds';
import { people, personIds } from '@/data/people';
import { storyOf } from '@/data/stories';
import { type WorkId, works } from '@/data/works';
import { interpolate } from '@/lib/interpolate';
import { buyerAnswerIds, buyerAnswers } from '@/site/buyerAnswers';
import { facts } from '@/site/facts';
import { type ReadNamespace, type SearchSource, searchBodyOf } from './searchSource';

interface WorkWords {
  fields: Record<string, string>;
  items: Record<WorkId, { name: string; line: string; text: string; alt: string }>;
}

/** The case study texts of projects that have one, without the page's labels. */
const caseStudyWords: Partial<Record<WorkId, (read: ReadNamespace) => Promise<object>>> = {
  dokum: async (read) => {
    const { compare, chapters, stops, chain, figures } = await read<typeof enCaseStudy>('portfolio/case-study/v1');
    return { compare, chapters, stops, chain, figures };
  },
  kuzey: (read) => read<object>('portfolio/case/kuzey'),
  kovan: (read) => read<object>('portfolio/case/kovan'),
};

/** Entries of the projects: name, line, field, full text; linked to the case study or the portfolio. */
export const workEntries: SearchSource = async (read) => {
  const { fields, items } = await read<WorkWords>('portfolio/works');
  return Promise.all(
    works.map(async ({ id, field, story }) => {
      const { name, line, text } = items[id];
      return {
        group: 'works' as const,
        name,
        text: line,
        more: fields[field] ?? '',
        body: searchBodyOf([text, await caseStudyWords[id]?.(read)], `${name} ${line}`),
        ...(story ? { to: story, params: { id } } : { to: 'portfolio/masonry' as const, search: `work=${id}` }),
      };
    }),
  );
};

interface StoryWords {
  industries: Record<string, string>;
  services: Record<string, string>;
  items: Record<StoryId, { title: string; line: string }>;
}

/** Entries of the customer stories: client and title, line, industry, services, full text. */
export const storyEntries: SearchSource = async (read) => {
  const { industries, services, items } = await read<StoryWords>('stories');
  return Promise.all(
    storyIds.map(async (id) => {
      const { title, line } = items[id];
      const { client, industry, services: given, person } = storyOf(id);
      return {
        group: 'stories' as const,
        name: `${client}: ${title}`,
        text: line,
        more: [industries[industry], ...given.map((service) => services[service])].join(' '),
        body: searchBodyOf([items[id], await read(`stories/${id}`), person], `${client} ${title} ${line}`),
        to: 'customer/story-single' as const,
        params: { id },
      };
    }),
  );
};

/** Entries of the features of the demo product: name, text, full text. */
export const featureEntries: SearchSource = async (read) => {
  const { items } = await read<{ items: Record<string, { name: string; text: string }> }>('saas/feature-list');
  return Promise.all(
    windFeatureIds.map(async (id) => {
      const { name = '', text = '' } = items[id] ?? {};
      return {
        group: 'features' as const,
        name,
        text,
        more: '',
        body: searchBodyOf(await read(`saas/feature-list/${id}`), `${name} ${text}`),
        to: 'saas/feature-single' as const,
        params: { id },
      };
    }),
  );
};

/** Entries of the answers to buyers that are sections of a page: title, text; the others are entries anyway. */
export const buyerEntries: SearchSource = async (read) => {
  const { buyers } = await read<typeof enPricing>('pricing');
  return buyerAnswerIds
    .filter((id) => 'hash' in buyerAnswers[id])
    .map((id) => ({
      group: 'pages' as const,
      name: buyers.items[id].title,
      text: interpolate(buyers.items[id].text, facts),
      more: '',
      ...buyerAnswers[id],
    }));
};

interface PeopleWords {
  items: Record<string, { role: string; line: string; ask: string }>;
}

/** Entries of the team members: name, role, team, full text. */
export const personEntries: SearchSource = async (read) => {
  const { items } = await read<PeopleWords>('people');
  const teams = await read<Record<string, string>>('people/teams');
  return personIds.map((id) => {
    const { name, team } = people[id];
    const { role = '' } = items[id] ?? {};
    return {
      group: 'people' as const,
      name,
      text: role,
      more: teams[team] ?? '',
      body: searchBodyOf(items[id], `${name} ${role}`),
      to: 'team' as const,
      search: `person=${id}`,
    };
  });
};
