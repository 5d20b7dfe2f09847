import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CaseBack } from '@/ui/art/demos/CaseBack';
import { FarRidge } from '@/ui/art/demos/Ridges';

it.each<[string, ReactElement]>([
  ['backs of a watch', <CaseBack label="Back" text="For Elif" back="Storm" />],
  ['ridges', <FarRidge />],
])('two %s on a page each refer to their own parts', (_, drawing) => {
  const { container } = render(
    <>
      {drawing}
      {drawing}
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const drawings = [...container.querySelectorAll('svg')].filter((svg) => !svg.parentElement?.closest('svg'));
  expect(drawings).toHaveLength(2);
  for (const svg of drawings) {
    const targets = [...svg.innerHTML.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
    const own = [...svg.querySelectorAll('[id]')].map(({ id }) => id);
    expect(targets.length).toBeGreaterThan(0);
    expect(own).toEqual(expect.arrayContaining(targets));
  }
});
