import type en from '@words/en/team.json';
import { Album } from '@/sections/about/Album';
import { PostHead } from '@/sections/about/PostHead';
import type { PeopleWords } from '@/sections/about/people';
import { deferred } from '@/ui/deferred';

const Below = deferred(async () => (await import(/* webpackChunkName: "team-deferred" */ './team/Below')).Below);

export default function Team({ head, album, yours, join, people }: typeof en & { people: PeopleWords }) {
  return (
    <>
      <PostHead {...head} />
      <Album album={album} words={people} />
      <Below yours={yours} join={join} names={people.moods} />
    </>
  );
}
