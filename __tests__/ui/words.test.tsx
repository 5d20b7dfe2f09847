import { act } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { useWords } from '@/ui/words';
import { show } from '../support/render';

function Text({ name }: { name: string }) {
  return <p>{useWords()(name)}</p>;
}

/** Shows what was thrown below it. */
class Fence extends Component<{ children: ReactNode }, { said: string | null }> {
  override state: { said: string | null } = { said: null };
  static getDerivedStateFromError = (error: Error) => ({ said: error.message });
  override render() {
    return this.state.said ?? this.props.children;
  }
}

it('finds a text of the shell in the language on screen', async () => {
  await show(<Text name="brand.name" />, '/tr');
  expect(document.body).toHaveTextContent('Storm Yazılım');
});

it('refuses to look up an empty key, instead of showing a hole', async () => {
  // React tells the console of what a fence has caught.
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <Fence>
      <Text name="" />
    </Fence>,
  );
  await act(() => Promise.resolve());
  expect(document.body).toHaveTextContent(/^Parameter "key" required$/);
  said.mockRestore();
});
