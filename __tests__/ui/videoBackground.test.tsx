import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { playerUrl } from '@/site/videos';
import { VideoBackground } from '@/ui/VideoBackground';

const still = window.matchMedia;
const { play, pause } = HTMLMediaElement.prototype;

beforeEach(() => {
  window.matchMedia = (query) => Object.assign(still(query), { matches: false });
  // jsdom has no media player.
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLMediaElement.prototype.pause = () => undefined;
});

afterEach(() => {
  window.matchMedia = still;
  Object.assign(HTMLMediaElement.prototype, { play, pause });
  Reflect.deleteProperty(navigator, 'connection');
});

async function openFilm({ loop = true, onRequest = false, sources = 'mp4:/a.mp4,webm:/b,c.webm,ogv:/d.ogv' } = {}) {
  const { container } = render(
    <>
      <VideoBackground sources={sources} loop={loop} onRequest={onRequest} play="Play" pause="Pause" failed="No film">
        <img alt="Street" />
      </VideoBackground>
      <a href="/en">After it</a>
    </>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  const video = () => container.querySelector('video');
  return {
    video,
    state: () => container.querySelector('[data-video-state]')?.getAttribute('data-video-state'),
    tell: (event: string) => act(() => void video()?.dispatchEvent(new Event(event))),
    copies: () => [...container.querySelectorAll<HTMLElement>('.picture')],
    user: userEvent.setup(),
  };
}

async function openPlaying(film?: Parameters<typeof openFilm>[0]) {
  const opened = await openFilm(film);
  await waitFor(() => expect(opened.video()).not.toBeNull());
  return opened;
}

it('takes its sources in every format, in their order', async () => {
  const { video, state } = await openPlaying();
  const sources = [...(video()?.querySelectorAll('source') ?? [])];
  expect(sources.map(({ type, src }) => [type, new URL(src).pathname])).toEqual([
    ['video/mp4', '/a.mp4'],
    ['video/webm', '/b,c.webm'],
    ['video/ogg', '/d.ogv'],
  ]);
  expect(video()?.muted).toBe(true);
  expect(state()).toBe('pending');
});

it('waits for its button when it plays on request only', async () => {
  const { video, user } = await openFilm({ onRequest: true });
  expect(video()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(video()).not.toBeNull());
});

it('hides its picture once it plays, and can be stopped', async () => {
  const { tell, state, copies, user } = await openPlaying();
  tell('loadedmetadata');
  tell('playing');
  expect(state()).toBe('started');
  expect(copies().some(({ style }) => style.display === 'none')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

it('shows its picture again at the end without a loop, and starts again at the press of the button', async () => {
  const { tell, state, copies, video, user } = await openPlaying({ loop: false });
  const first = video();
  tell('playing');
  tell('ended');
  expect(state()).toBe('ended');
  expect(copies().every(({ style }) => style.display !== 'none')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(state()).toBe('pending');
  expect(video()).not.toBe(first);
});

it('keeps its picture and says so when no source can be played', async () => {
  const { video, state, copies } = await openPlaying();
  act(() => void video()?.lastElementChild?.dispatchEvent(new Event('error')));
  expect(state()).toBe('error');
  expect(screen.getByRole('status')).toHaveTextContent('No film');
  expect(video()).toBeNull();
  expect(copies().every(({ style }) => style.display !== 'none')).toBe(true);
});

it('shows its picture again when the player fails while it plays', async () => {
  const { tell, state, copies } = await openPlaying();
  tell('playing');
  tell('error');
  expect(state()).toBe('error');
  expect(copies().every(({ style }) => style.display !== 'none')).toBe(true);
});

it.each([
  ['less motion', () => (window.matchMedia = still)],
  ['less data', () => Object.assign(navigator, { connection: { saveData: true } })],
])('waits for the button where visitors want %s', async (_, wish) => {
  wish();
  const { video, user } = await openFilm();
  // The player is imported lazily: a video would be mounted later.
  await expect(waitFor(() => expect(video()).not.toBeNull(), { timeout: 1000 })).rejects.toThrow();
  await user.click(screen.getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(video()).not.toBeNull());
});

it('builds the address of the player without cookies, with its options as query parameters, for valid ids only', () => {
  const { origin, pathname, searchParams } = new URL(playerUrl('aqz-KE-bpKQ', 'de'));
  expect([origin, pathname]).toEqual(['https://www.youtube-nocookie.com', '/embed/aqz-KE-bpKQ']);
  expect(Object.fromEntries(searchParams)).toEqual({ autoplay: '1', rel: '0', playsinline: '1', hl: 'de' });
  expect(() => playerUrl('../evil?x=1', 'de')).toThrow('The video id is "../evil?x=1"');
});

it('moves the focus from its button to the next element when it cannot be played', async () => {
  const { tell } = await openPlaying();
  act(() => screen.getByRole('button').focus());
  tell('error');
  expect(screen.getByText('No film')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link', { name: 'After it' })).toHaveFocus());
});
