import type en from '@words/en/team.json';
import { TeamAlbum } from '@/sections/about/TeamAlbum';
import { TeamHero } from '@/sections/about/TeamHero';
import type { PeopleWords } from '@/sections/about/people';
import { Below } from './team/Below';

type Words = typeof en & { people: Omit<PeopleWords, 'teams'>; teams: PeopleWords['teams'] };

export default function Team({ head, album, yours, join, people, teams }: Words) {
  return (
    <>
      <TeamHero {...head} />
      <TeamAlbum album={album} words={{ ...people, teams }} />
      <Below yours={yours} join={join} names={people.moods} />
    </>
  );
}
