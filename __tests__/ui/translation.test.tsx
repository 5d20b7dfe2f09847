import { act, render } from '@testing-library/react';
import type { ParseKeys } from 'i18next';
import { Component, type ReactNode, useEffect } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { LanguageLayout } from '@/app/Layout';
import { createI18n, loadNamespace } from '@/app/i18n';
import type { LanguageCode } from '@/site/languages';
import { useTranslation } from '@/ui/translation';
import { renderPart } from '../support/render';

function Text({ name }: { name: ParseKeys }) {
  const { t } = useTranslation();
  return <p>{t(name)}</p>;
}

/** Error boundary that shows the message. */
class ErrorBoundary extends Component<{ children: ReactNode }, { said: string | null }> {
  override state: { said: string | null } = { said: null };
  static getDerivedStateFromError = (error: Error) => ({ said: error.message });
  override render() {
    return this.state.said ?? this.props.children;
  }
}

it('finds a text of the shell in the language on screen', async () => {
  await renderPart(<Text name="brand.name" />, '/tr');
  expect(document.body).toHaveTextContent('Storm Yazılım');
});

it('throws an error for an empty key instead of showing nothing', async () => {
  // React logs errors that a boundary catches.
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderPart(
    <ErrorBoundary>
      {/* @ts-expect-error -- no text of the shell has this key */}
      <Text name="" />
    </ErrorBoundary>,
  );
  await act(() => Promise.resolve());
  expect(document.body).toHaveTextContent(/^Parameter "key" required$/);
  said.mockRestore();
});

it('compiles with the keys of its namespace only, and shows a key that has no text', async () => {
  function Texts() {
    const { t } = useTranslation();
    const { t: tOfCatalogue } = useTranslation('catalogue');
    return [
      t('brand.name'),
      // @ts-expect-error -- the brand has no such text
      t('brand.motto'),
      // @ts-expect-error -- the shell knows no products
      t('products.1030.name'),
      // @ts-expect-error -- the catalogue knows no brand
      tOfCatalogue('brand.name'),
    ].join();
  }
  await renderPart(<Texts />, '/en');
  expect(document.body).toHaveTextContent('Storm Software,brand.motto,products.1030.name,brand.name');
});

it('stays in the language of the address when the language of i18next changes, without another render', async () => {
  let renders = 0;
  let change: (language: string) => Promise<unknown> = () => Promise.reject(new Error('Nothing is on screen'));
  function Counted() {
    const { t, i18n } = useTranslation();
    change = (language) => i18n.changeLanguage(language);
    useEffect(() => {
      renders += 1;
    });
    return t('brand.name');
  }
  await renderPart(<Counted />, '/tr');
  const before = renders;
  await act(() => change('de'));
  expect(document.body).toHaveTextContent('Storm Yazılım');
  expect(renders).toBe(before);
});

it('sets the language of i18next to the language of the address', async () => {
  const i18n = createI18n('tr', { tr: { shell: {} }, de: { shell: {} } });
  const element = <LanguageLayout i18n={i18n}>{null}</LanguageLayout>;
  const router = createMemoryRouter(
    [{ path: ':language', loader: () => ({ key: 'home' }), element, HydrateFallback: () => null }],
    {
      initialEntries: ['/tr'],
    },
  );
  await act(async () => void render(<RouterProvider router={router} />));
  await act(() => router.navigate('/de'));
  expect(i18n.language).toBe('de');
  router.dispose();
});

it('reads the words of a language with a region from its own folder, and from no other', async () => {
  const asked: string[] = [];
  globalThis.fetch = (url) => {
    asked.push(new URL(url as string, 'http://localhost').pathname);
    return Promise.resolve(new Response('{"title":"Contato"}'));
  };
  const language = 'pt-br' as string as LanguageCode;
  const i18n = createI18n(language, { [language]: { shell: { brand: { name: 'Tempestade' } } } });
  await loadNamespace(i18n, language, 'contact');
  await i18n.changeLanguage(language);
  expect(i18n.t('brand.name', { lng: language })).toBe('Tempestade');
  expect(i18n.getResourceBundle(language, 'contact')).toEqual({ title: 'Contato' });
  expect(asked).toEqual(['/assets/i18n/pt-br/contact.json']);
});
