import type { Page } from '@playwright/test';

export const user = { id: 1, username: 'elif', email: 'elif@storm.example', firstName: 'Elif', lastName: 'Kaya' };

/** Signs in by dispatching to the store, which is found through React's tree: the build has no demo API. */
export async function signIn(page: Page) {
  await page.evaluate(
    (payload) => {
      interface Fiber {
        memoizedProps?: { store?: { dispatch: (action: unknown) => void } } | null;
        child?: Fiber | null;
        sibling?: Fiber | null;
      }
      const root = document.getElementById('root') as unknown as Record<string, Fiber>;
      const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? '';
      const waiting: (Fiber | null | undefined)[] = [root[key]];
      while (waiting.length > 0) {
        const fiber = waiting.pop();
        if (!fiber) continue;
        const store = fiber.memoizedProps?.store;
        if (store) {
          store.dispatch({ type: 'auth/loggedIn', payload });
          return;
        }
        waiting.push(fiber.sibling, fiber.child);
      }
    },
    { token: 't', user },
  );
}
