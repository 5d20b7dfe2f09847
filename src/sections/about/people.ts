import type enPeople from '@words/en/people.json';
import type enTeams from '@words/en/people/teams.json';

/** The words of people, teams and moods, which several pages share. */
export type PeopleWords = typeof enPeople & { teams: typeof enTeams };
