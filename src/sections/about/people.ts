import type enPeople from '@words/en/people.json';

/** The words of people, teams and moods, which several pages share. */
export type PeopleWords = typeof enPeople;
