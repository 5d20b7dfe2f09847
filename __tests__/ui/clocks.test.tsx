import { act, fireEvent, render } from '@testing-library/react';
import { useCurrentMinute } from '@/ui/useCurrentMinute';

const noon = Date.UTC(2026, 2, 2, 12, 0, 0);
const minute = 60_000;

beforeEach(() => void jest.useFakeTimers({ now: noon + 59_000 }));
afterEach(() => void jest.useRealTimers());

function Clock() {
  return <time>{String(useCurrentMinute())}</time>;
}
const shown = () => Number(document.querySelector('time')?.textContent);

describe('the current minute', () => {
  it('changes with the clock, and not after it is unmounted', () => {
    const { unmount } = render(<Clock />);
    expect(shown()).toBe(noon);
    act(() => jest.advanceTimersByTime(1_000));
    expect(shown()).toBe(noon + minute);
    act(() => jest.advanceTimersByTime(minute));
    expect(shown()).toBe(noon + 2 * minute);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is updated at once when the visitor returns to a page whose timers were suspended', () => {
    render(<Clock />);
    jest.setSystemTime(noon + 90 * minute);
    act(() => void fireEvent(document, new Event('visibilitychange')));
    expect(shown()).toBe(noon + 90 * minute);
  });
});
