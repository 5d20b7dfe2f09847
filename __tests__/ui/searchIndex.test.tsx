import { act, render, screen } from '@testing-library/react';
import { useSearchIndex } from '@/sections/useSearchIndex';
import type { LanguageCode } from '@/site/languages';
import { LanguageContext } from '@/ui/translation';
import { answer } from '../support/site';

function Search() {
  const { index, loadFailed, retry } = useSearchIndex('cart');
  return <button onClick={retry}>{index ? 'whole' : loadFailed ? 'partly' : 'searching'}</button>;
}

const inLanguage = (language: LanguageCode) => (
  <LanguageContext value={language}>
    <Search />
  </LanguageContext>
);

it('a search whose index failed in one language is whole in the next, and in the first once it has come', async () => {
  answer('GET /assets/search/en.json', () => ({ status: 503 }));
  let arrive: () => void = () => undefined;
  answer('GET /assets/search/de.json', async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return { body: [] };
  });
  const { rerender } = render(inLanguage('en'));
  const button = await screen.findByRole('button', { name: 'partly' });
  rerender(inLanguage('de'));
  expect(button).toHaveTextContent('searching');
  await act(async () => arrive());
  expect(await screen.findByRole('button', { name: 'whole' })).toBe(button);
  rerender(inLanguage('en'));
  expect(await screen.findByRole('button', { name: 'partly' })).toBe(button);
  answer('GET /assets/search/en.json', () => ({ body: [] }));
  act(() => button.click());
  expect(await screen.findByRole('button', { name: 'whole' })).toBe(button);
});
