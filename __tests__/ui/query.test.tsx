import { act, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { useQueryString } from '@/ui/useQueryString';
import { useDebouncedQuery } from '@/sections/agency/useDebouncedQuery';
import { painted, renderPart } from '../support/render';

/** Advances timers by ms. */
const advance = (time: number) => act(() => jest.advanceTimersByTime(time));
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const address = () => window.location.search + window.location.hash;

/** A component whose children can unmount. */
function Page({ children }: { children: ReactNode }) {
  const [there, setThere] = useState(true);
  return (
    <>
      {there && children}
      <button onClick={() => setThere(false)}>Leave</button>
    </>
  );
}

function Choice() {
  const [query, change] = useQueryString();
  return (
    <>
      <output>{query}</output>
      <button onClick={() => change('size=m')}>M</button>
      <button onClick={() => change('size=l')}>L</button>
    </>
  );
}

function Price() {
  const [value, set] = useDebouncedQuery(
    (query) => new URLSearchParams(query).get('price') ?? '0',
    (price) => `price=${price}`,
  );
  return (
    <>
      <output>{value}</output>
      <button onClick={() => set('10')}>10</button>
      <button onClick={() => set('20')}>20</button>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;

describe('a choice that the query keeps', () => {
  const visit = () =>
    renderPart(
      <Page>
        <Choice />
      </Page>,
      '/en?size=s#sizes',
    );

  it('is shown at once; the address changes after the next frame, and keeps its hash', async () => {
    await visit();
    press('M');
    expect([shown(), address()]).toEqual(['size=m', '?size=s#sizes']);
    await painted();
    expect([shown(), address()]).toEqual(['size=m', '?size=m#sizes']);
  });

  it('adds one history entry, for the last choice, when two choices are made in one frame', async () => {
    await visit();
    const steps = window.history.length;
    press('M');
    press('L');
    await painted();
    await painted();
    expect([shown(), address(), window.history.length]).toEqual(['size=l', '?size=l#sizes', steps + 1]);
  });

  it('does not change the address after the component is unmounted', async () => {
    await visit();
    press('M');
    press('Leave');
    await painted();
    expect(address()).toBe('?size=s#sizes');
  });
});

describe('the value of a slider that the query keeps', () => {
  afterEach(() => jest.useRealTimers());

  const visit = () =>
    renderPart(
      <Page>
        <Price />
      </Page>,
      '/en?price=5',
    );

  it('is shown at once; the address changes once the slider rests, without a history entry', async () => {
    await visit();
    jest.useFakeTimers();
    const steps = window.history.length;
    press('10');
    advance(200);
    press('20');
    advance(200);
    expect([shown(), address()]).toEqual(['20', '?price=5']);
    advance(200);
    expect([shown(), address(), window.history.length]).toEqual(['20', '?price=20', steps]);
  });

  it('does not change the address after the component is unmounted', async () => {
    await visit();
    jest.useFakeTimers();
    press('10');
    press('Leave');
    advance(1000);
    expect(address()).toBe('?price=5');
  });
});
