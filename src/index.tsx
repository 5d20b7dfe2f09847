import './styles/index.scss';
import type { Resource } from 'i18next';
import { adapter } from './lib/adapter';
import { whenIdle } from './lib/whenIdle';
import { yieldToMain } from './lib/yieldToMain';

if (API_MOCK) adapter.load = async () => (await import('./mocks/loginAdapter')).loginAdapter;

const root = document.getElementById('root');
const words = document.getElementById('words')?.textContent;

/** The libraries first, then what stands on them: in one piece, their evaluation would hold up whoever is scrolling. */
async function bootstrap(element: HTMLElement) {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToMain();
  const { startSite } = await import(/* webpackMode: "eager" */ './app/start');
  await yieldToMain();
  await startSite(element, words ? (JSON.parse(words) as Resource) : {});
  // Where it can't be had, motion goes on, and nothing else is lost.
  whenIdle(() => {
    import('./app/endlessAnimations').then(
      ({ restEndlessAnimations }) => restEndlessAnimations(),
      () => undefined,
    );
  });
}
if (root) void bootstrap(root);
