import type en from '@words/en/team.json';
import { Album } from '@/sections/about/Album';
import { PostHead } from '@/sections/about/PostHead';
import type { PeopleWords } from '@/sections/about/people';
import { Below } from './team/Below';

type Words = typeof en & { people: Omit<PeopleWords, 'teams'>; teams: PeopleWords['teams'] };

export default function Team({ head, album, yours, join, people, teams }: Words) {
  return (
    <>
      <PostHead {...head} />
      <Album album={album} words={{ ...people, teams }} />
      <Below yours={yours} join={join} names={people.moods} />
    </>
  );
}
