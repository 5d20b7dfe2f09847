import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import createSagaMiddleware from 'redux-saga';
import { expectSaga } from 'redux-saga-test-plan';
import { languageShown, languageSlice } from '@/features/language/languageSlice';
import { newsSaga } from '@/features/news/newsSaga';
import {
  newsArrived,
  newsClosed,
  newsFailed,
  newsOpened,
  newsRequested,
  newsRetried,
  newsSlice,
  selectArticlesOfLanguage,
  selectNews,
  selectNewsStatus,
} from '@/features/news/newsSlice';
import { adapter } from '@/lib/adapter';
import { settings } from '@/site/settings';
import { flushEventLoop } from '../support/flushEventLoop';

const reducer = combineReducers({ language: languageSlice.reducer, news: newsSlice.reducer });

/** A store with the real slices and saga, without pages. */
function openSite() {
  const saga = createSagaMiddleware();
  const store = configureStore({ reducer, middleware: (defaults) => defaults({ thunk: false }).concat(saga) });
  saga.run(newsSaga);
  /** Titles of the articles in the language of the last request. */
  const titles = () => {
    const { language } = selectNews(store.getState());
    const articles = language && selectArticlesOfLanguage(store.getState(), language);
    return (articles ?? []).map(({ title }) => title);
  };
  return { ...store, titles, status: () => selectNewsStatus(store.getState()) };
}

/** A request to the proxy, and the function that answers it. */
interface PendingRequest {
  url: string;
  config: InternalAxiosRequestConfig;
  answer: (body: string, status?: number) => void;
}
let pendingRequests: PendingRequest[] = [];

const feed = (title: string) => `<rss><channel><item><title>${title}</title></item></channel></rss>`;
const addressOf = (language: 'tr' | 'en' | 'de') =>
  `${settings.rssProxy}${encodeURIComponent(settings.feeds[language])}`;
function latest(): PendingRequest {
  const last = pendingRequests.at(-1);
  if (!last) throw new Error('No request was sent to the proxy');
  return last;
}

beforeEach(() => {
  pendingRequests = [];
  adapter.load = () =>
    Promise.resolve(
      (config) =>
        new Promise((resolve, reject) => {
          const signal = config.signal as AbortSignal;
          signal.addEventListener('abort', () => reject(new AxiosError('aborted', 'ERR_CANCELED', config)));
          const answer: PendingRequest['answer'] = (data, status = 200) =>
            status < 400
              ? resolve({ data, status, statusText: '', headers: {}, config })
              : reject(new AxiosError(`status ${status}`, 'ERR_BAD_RESPONSE', config));
          pendingRequests.push({ url: config.url ?? '', config, answer });
        }),
    );
});

afterEach(() => {
  adapter.load = null;
});

describe('the news on the home page', () => {
  it('are requested through the proxy in the language on screen, as text, with a timeout of eight seconds', async () => {
    const site = openSite();
    site.dispatch(languageShown('de'));
    site.dispatch(newsOpened());
    await flushEventLoop();
    expect(site.status()).toBe('pending');
    expect(pendingRequests.map(({ url }) => url)).toEqual([addressOf('de')]);
    expect(latest().config).toMatchObject({ method: 'get', responseType: 'text', timeout: 8000 });
    latest().answer(feed('Drei'));
    await flushEventLoop();
    expect([site.status(), site.titles()]).toEqual(['done', ['Drei']]);
  });

  it('are requested with a Prefer header from our own proxy only, since another proxy would need to allow it', async () => {
    const { rssProxy } = settings;
    const preferred = async (proxy: string) => {
      Object.assign(settings, { rssProxy: proxy });
      openSite().dispatch(newsOpened());
      await flushEventLoop();
      return latest().config.headers.get('Prefer') ?? null;
    };
    expect(await preferred('/rss?url=')).toBe('handling=lenient');
    expect(await preferred('https://proxy.example/?url=')).toBeNull();
    Object.assign(settings, { rssProxy });
  });

  it('are not requested while the section is closed', async () => {
    const site = openSite();
    site.dispatch(languageShown('en'));
    site.dispatch(newsOpened());
    site.dispatch(newsClosed());
    site.dispatch(languageShown('de'));
    await flushEventLoop();
    expect(pendingRequests.filter(({ config }) => !(config.signal as AbortSignal).aborted)).toEqual([]);
    expect(site.titles()).toEqual([]);
  });

  it('are not requested again when the visitor comes back', async () => {
    const site = openSite();
    site.dispatch(newsOpened());
    await flushEventLoop();
    latest().answer(feed('Bir'));
    await flushEventLoop();
    site.dispatch(newsClosed());
    site.dispatch(newsOpened());
    site.dispatch(languageShown('tr'));
    await flushEventLoop();
    expect([pendingRequests.length, site.titles()]).toEqual([1, ['Bir']]);
  });

  it('follow the language: old articles are removed at once, the old request is aborted', async () => {
    const site = openSite();
    site.dispatch(newsOpened());
    await flushEventLoop();
    const turkish = latest();
    site.dispatch(languageShown('en'));
    await flushEventLoop();
    expect((turkish.config.signal as AbortSignal).aborted).toBe(true);
    turkish.answer(feed('Geç'));
    latest().answer(feed('One'));
    await flushEventLoop();
    expect([latest().url, site.titles()]).toEqual([addressOf('en'), ['One']]);
    site.dispatch(languageShown('de'));
    await flushEventLoop();
    expect([site.status(), site.titles()]).toEqual(['pending', []]);
  });

  it.each([
    ['the proxy fails', (request: PendingRequest) => request.answer('', 502)],
    ['the answer is no feed', (request: PendingRequest) => request.answer('<!DOCTYPE html><title>Oops</title>')],
    ['the answer is empty', (request: PendingRequest) => request.answer('')],
  ])('fail when %s, and are requested again later', async (_, end) => {
    const site = openSite();
    site.dispatch(newsOpened());
    await flushEventLoop();
    end(latest());
    await flushEventLoop();
    expect([site.status(), site.titles()]).toEqual(['failed', []]);
    site.dispatch(newsOpened());
    await flushEventLoop();
    latest().answer(feed('Yine'));
    await flushEventLoop();
    expect([site.status(), site.titles()]).toEqual(['done', ['Yine']]);
  });

  it('are requested again when the visitor asks for it', async () => {
    const site = openSite();
    site.dispatch(newsOpened());
    await flushEventLoop();
    latest().answer('', 502);
    await flushEventLoop();
    expect(site.status()).toBe('failed');
    site.dispatch(newsRetried());
    await flushEventLoop();
    expect(site.status()).toBe('pending');
    latest().answer(feed('Yine'));
    await flushEventLoop();
    expect([site.status(), site.titles()]).toEqual(['done', ['Yine']]);
  });

  it('dispatch a requested and an arrived event, and no failed event', async () => {
    const run = expectSaga(newsSaga)
      .withReducer(reducer)
      .put(newsRequested('tr'))
      .put.actionType(newsArrived.type)
      .not.put.actionType(newsFailed.type)
      .dispatch(newsOpened())
      .silentRun(200);
    await flushEventLoop();
    latest().answer(feed('Bir'));
    const { storeState } = (await run) as { storeState: ReturnType<typeof reducer> };
    expect(selectArticlesOfLanguage(storeState, 'tr')).toHaveLength(1);
  });
});
