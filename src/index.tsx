import './styles/index.scss';
import type { Resource } from 'i18next';
import { adapter } from './lib/adapter';
import { whenIdle } from './lib/whenIdle';
import { yieldToMain } from './lib/yieldToMain';

if (API_MOCK) adapter.load = async () => (await import('./mocks/loginAdapter')).loginAdapter;

const root = document.getElementById('root');
const words = document.getElementById('words')?.textContent;

/** Evaluates React and the app in separate tasks: as one task, evaluation would block input. */
async function bootstrap(element: HTMLElement) {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToMain();
  const { startSite } = await import(/* webpackMode: "eager" */ './app/start');
  await yieldToMain();
  const site = await startSite(element, words ? (JSON.parse(words) as Resource) : {});
  // If the chunk fails to load, animations keep running and pages are fetched on intent only.
  whenIdle(() => {
    import('./app/idleWork').then(
      ({ startIdleWork }) => startIdleWork(site),
      () => undefined,
    );
  });
}
if (root) void bootstrap(root);
