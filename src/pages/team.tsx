import { TeamAlbum } from '@/sections/about/TeamAlbum';
import { TeamHero } from '@/sections/about/TeamHero';
import type { WordsOf } from '@/site/words';
import { Below } from './team/Below';

export default function Team({ head, album, yours, join, people, teams }: WordsOf<'team'>) {
  return (
    <>
      <TeamHero {...head} />
      <TeamAlbum album={album} words={{ ...people, teams }} />
      <Below yours={yours} join={join} names={people.moods} />
    </>
  );
}
