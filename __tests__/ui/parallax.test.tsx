import { act, render, waitFor } from '@testing-library/react';
import { Parallax } from '@/ui/Parallax';
import { clampParallaxSpeed } from '@/ui/parallaxSpeed';

const still = window.matchMedia;
const moving = (query: string) => Object.assign(still(query), { matches: false });

async function openPicture() {
  const { container, unmount } = render(
    <Parallax speed={0.7}>
      <img alt="İzmir" />
    </Parallax>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  return {
    pictures: () => container.querySelectorAll('img').length,
    moved: () => container.querySelector('.jarallax-container'),
    unmount,
    container,
  };
}

afterEach(() => {
  window.matchMedia = still;
  Reflect.deleteProperty(navigator, 'connection');
});

it.each([
  [0.7, 0.7],
  [-1, -1],
  [2, 2],
  [-1.01, -1],
  [2.5, 2],
  [Infinity, 2],
  [-Infinity, -1],
  [NaN, 0.5],
])('a background of speed %p moves at %p', (wished, speed) => expect(clampParallaxSpeed(wished)).toBe(speed));

describe('a background that moves', () => {
  it('keeps its picture in place, and removes its copy on unmount', async () => {
    window.matchMedia = moving;
    const { moved, container, unmount } = await openPicture();
    await waitFor(() => expect(moved()).not.toBeNull());
    expect(container.querySelector('.ground > .picture > img')).not.toBeNull();
    unmount();
    expect(document.querySelector('.jarallax-container')).toBeNull();
  });

  it('stands still for visitors who want less motion', async () => {
    const { moved, pictures } = await openPicture();
    expect(moved()).toBeNull();
    expect(pictures()).toBe(1);
  });

  it('stands still for visitors who save data', async () => {
    window.matchMedia = moving;
    Object.assign(navigator, { connection: { saveData: true } });
    const { moved, pictures } = await openPicture();
    expect(moved()).toBeNull();
    expect(pictures()).toBe(1);
  });
});
