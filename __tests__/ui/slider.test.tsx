import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Slider } from '@/ui/Slider';

/** Mock layout, since jsdom has none: 600 px wide with two slides of 300 px. */
const rowWidth = 600;
const layout = { configurable: true, get: () => rowWidth };
const own = {
  offsetWidth: Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetWidth')!,
  clientWidth: Object.getOwnPropertyDescriptor(Element.prototype, 'clientWidth')!,
};

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', layout);
  Object.defineProperty(Element.prototype, 'clientWidth', layout);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: rowWidth, height: 100 } as DOMRect);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', own.offsetWidth);
  Object.defineProperty(Element.prototype, 'clientWidth', own.clientWidth);
});

function showSlider(more: Partial<ComponentProps<typeof Slider>> = {}) {
  const slides = ['a', 'b', 'c', 'd', 'e'].map((name) => (
    <a key={name} href={`#${name}`}>
      {name}
    </a>
  ));
  const slider = (changed: typeof more = {}) => (
    <Slider
      ref={{ current: null }}
      perView={2}
      loop={false}
      playing={false}
      prefersReducedMotion={false}
      {...more}
      {...changed}
    >
      {slides}
    </Slider>
  );
  const { rerender } = render(slider());
  return (changed: typeof more) => rerender(slider(changed));
}

const track = () => document.querySelector<HTMLElement>('.slick-track')!;
const inView = () =>
  [...document.querySelectorAll('.slick-slide[aria-hidden=false]')].map((slide) => slide.textContent).join('');

/** In steps of 20 ms: react-slick starts timers of its own after each render. */
function advance(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 20) act(() => jest.advanceTimersByTime(20));
}

/** A touch swipe by px in ms; without `letGo` it does not end. */
function swipe(way: number, milliseconds: number, { letGo = true, down = 0 } = {}) {
  const list = document.querySelector('.slick-list')!;
  const at = (x: number, y = 50) => ({
    touches: [{ pageX: x, pageY: y }],
    changedTouches: [{ clientX: x, clientY: y }],
  });
  fireEvent.touchStart(list, at(300));
  advance(milliseconds);
  fireEvent.touchMove(list, at(300 + way, 50 + down));
  if (letGo) {
    fireEvent.touchEnd(list, at(300 + way, 50 + down));
    advance(380);
  }
}

describe('a carousel moved by touch', () => {
  it.each([
    [-160, 'bc'],
    [-140, 'ab'],
  ])('moves on after a slow swipe of more than half a slide, otherwise back: %d px', (way, shown) => {
    showSlider();
    swipe(way, 400);
    expect(inView()).toBe(shown);
  });

  it('moves on and back after a quick swipe, however short', () => {
    showSlider();
    swipe(-30, 200);
    expect(inView()).toBe('bc');
    swipe(30, 200);
    expect(inView()).toBe('ab');
  });

  it('moves on by one slide only after a quick long swipe', () => {
    showSlider();
    swipe(-200, 200);
    expect(inView()).toBe('bc');
  });

  it.each([
    ['takes more than 300 ms', -30, 320],
    ['moves no more than 5 px', -5, 100],
  ])('stays for a finger that %s', (_, way, milliseconds) => {
    showSlider();
    swipe(way, milliseconds);
    expect(inView()).toBe('ab');
  });

  it('stays for a finger that scrolls the page', () => {
    showSlider();
    swipe(-30, 200, { down: 60 });
    expect(inView()).toBe('ab');
  });

  it('follows no link on a swipe, but on the next click', () => {
    showSlider();
    swipe(-8, 100);
    const click = () => {
      const event = createEvent.click(screen.getByText('b'));
      fireEvent(screen.getByText('b'), event);
      return event.defaultPrevented;
    };
    expect([click(), click()]).toEqual([true, false]);
  });

  it('follows the finger by a factor of 0.85 where it has no more slides', () => {
    showSlider();
    swipe(100, 400, { letGo: false });
    expect(track().style.transform).toContain('translate3d(85px');
  });
});

describe('a carousel with autoplay', () => {
  it('waits 3000 ms and takes 300 ms for a slide', () => {
    showSlider({ loop: true, playing: true });
    const before = inView();
    advance(2900);
    expect(inView()).toBe(before);
    advance(200);
    expect(inView()).not.toBe(before);
    expect(track().style.transition).toMatch(/transform 300ms/);
  });

  it('stops when it is paused, and continues when it is resumed', () => {
    const change = showSlider({ loop: true, playing: true });
    advance(3100);
    change({ playing: false });
    advance(400);
    const paused = inView();
    advance(7000);
    expect(inView()).toBe(paused);
    change({ playing: true });
    advance(3100);
    expect(inView()).not.toBe(paused);
  });

  it('does not move, and changes slides without animation, when the visitor prefers reduced motion', () => {
    showSlider({ loop: true, prefersReducedMotion: true });
    const before = inView();
    advance(10_000);
    expect(inView()).toBe(before);
    swipe(-30, 200);
    expect(inView()).not.toBe(before);
  });
});
