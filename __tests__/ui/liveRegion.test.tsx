import { act, render, screen } from '@testing-library/react';
import { LiveRegion, announce } from '@/ui/LiveRegion';

it('changes its text when it announces the same message twice, so that screen readers repeat it', () => {
  render(<LiveRegion />);
  const said = [1, 2, 3].map(() => {
    act(() => announce('Theme: dark'));
    return screen.getByRole('status').textContent;
  });
  expect(said.map((text) => text.trim())).toEqual(Array(3).fill('Theme: dark'));
  expect(said[1]).not.toBe(said[0]);
  expect(said[2]).not.toBe(said[1]);
});
