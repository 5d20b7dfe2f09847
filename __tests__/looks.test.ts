import { type PersonLook, faceOf } from '@/data/looks';
import { guests } from '@/data/guests';
import { lookOf, moodOnDay, personIds, teamIds, people, weatherMoods } from '@/data/people';
import { storyPeople } from '@/data/storyPeople';
import { visitorLooks } from '@/data/visitorLooks';
import { faces, tones } from '@/features/account/account';
import { tones as grounds } from '@/ui/art/people/Portrait';

const looks: (readonly [name: string, look: PersonLook])[] = [
  ...personIds.map((id) => [id, lookOf(id)] as const),
  ...Object.entries(guests).map(([id, { look }]) => [id, look] as const),
  ...Object.entries(storyPeople).map(([id, { look }]) => [`quoted by ${id}`, look] as const),
  ...Object.entries(visitorLooks).map(([id, look]) => [`visitor ${id}`, { ...look, cloth: '' }] as const),
];

describe('drawings of people', () => {
  it('give no two names one face: they differ in two things at least, clothes aside', () => {
    const alike = looks.flatMap(([name, look], index) =>
      looks
        .slice(index + 1)
        .filter(([, other]) => faceOf(look).filter((part, i) => part !== faceOf(other)[i]).length < 2)
        .map(([other]) => `${name} = ${other}`),
    );
    expect(alike).toEqual([]);
  });

  it('keep every portrait and colour that a visitor may have stored', () => {
    expect(faces).toEqual(['bob', 'long', 'short', 'curls', 'scarf', 'beard', 'bun', 'cloud']);
    for (const face of faces) expect(face === 'cloud' || visitorLooks[face]).toBeTruthy();
    expect(Object.keys(grounds)).toEqual([...tones]);
  });
});

describe('moods of the team', () => {
  const days = Array.from({ length: 721 }, (_, i) => 20_000 + i);

  it('are all six on every day, each twice', () => {
    for (const day of days) {
      const moods = personIds.map((id) => moodOnDay(id, day));
      expect(weatherMoods.map((mood) => moods.filter((each) => each === mood).length)).toEqual([2, 2, 2, 2, 2, 2]);
    }
  });

  it.each([2, 3, 4, 6])('differ between neighbours in %i columns on every day', (columns) => {
    const albums = [personIds, ...teamIds.map((team) => personIds.filter((id) => people[id].team === team))];
    const apart = (index: number) => [...((index + 1) % columns ? [1] : []), columns];
    const equal = days.flatMap((day) =>
      albums.flatMap((album) =>
        album.flatMap((id, index) =>
          apart(index)
            .flatMap((by) => album[index + by] ?? [])
            .filter((other) => moodOnDay(other, day) === moodOnDay(id, day))
            .map((other) => `${id} = ${other} on day ${day}`),
        ),
      ),
    );
    expect(equal).toEqual([]);
  });

  it('change from day to day', () => {
    for (const day of days.slice(1)) {
      const changed = personIds.filter((id) => moodOnDay(id, day) !== moodOnDay(id, day - 1));
      expect(changed.length).toBeGreaterThanOrEqual(4);
    }
  });
});
