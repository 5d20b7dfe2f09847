import { act, render } from '@testing-library/react';
import type { ParseKeys } from 'i18next';
import { Component, type ReactNode, useEffect } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { LanguageLayout } from '@/app/Layout';
import { createI18n } from '@/app/i18n';
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

it('refuses to look up an empty key, instead of showing a hole', async () => {
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

it('stays in the language of the address while i18next changes its own, without another render', async () => {
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

it('has i18next in the language of the address, too', async () => {
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
