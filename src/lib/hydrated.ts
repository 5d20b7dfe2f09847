import { createAction } from '@reduxjs/toolkit';

/**
 * The page has been hydrated: now storage, cookies, the clock and the screen may speak. Before it everything shows
 * what was prerendered, so that nothing mismatches.
 */
export const hydrated = createAction('app/hydrated');
