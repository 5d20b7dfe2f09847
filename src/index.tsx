import './styles/index.scss';
import type { Resource } from 'i18next';
import { startSite } from './app/start';
import { adapter } from './lib/adapter';

if (API_MOCK) adapter.load = async () => (await import('./mocks/loginAdapter')).loginAdapter;

const root = document.getElementById('root');
const words = document.getElementById('words')?.textContent;
if (root) void startSite(root, words ? (JSON.parse(words) as Resource) : {});
