import { fireEvent } from '@testing-library/react';
import { isVisitorAway, subscribeToPresence } from '@/ui/visitorPresence';

let isHidden = false;
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const turnTo = (hidden: boolean) => {
  isHidden = hidden;
  fireEvent(document, new Event('visibilitychange'));
};

it('a visitor is away in another tab and after a minute without input, whom one timer watches', () => {
  const listener = jest.fn();
  const unsubscribe = subscribeToPresence(listener);
  for (let visit = 0; visit < 3; visit += 1) {
    turnTo(true);
    expect(isVisitorAway()).toBe(true);
    turnTo(false);
    expect(isVisitorAway()).toBe(false);
    expect(jest.getTimerCount()).toBe(1);
  }
  jest.advanceTimersByTime(59_000);
  fireEvent.keyDown(window);
  jest.advanceTimersByTime(59_000);
  expect(isVisitorAway()).toBe(false);
  jest.advanceTimersByTime(1_000);
  expect(isVisitorAway()).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
  expect(listener).toHaveBeenCalledTimes(7);
  unsubscribe();
});
