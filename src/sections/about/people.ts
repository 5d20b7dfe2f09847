import type enPeople from '@words/en/people.json';
import type enTeams from '@words/en/people/teams.json';

/** Shared words of people, teams and moods. */
export type PeopleWords = typeof enPeople & { teams: typeof enTeams };
