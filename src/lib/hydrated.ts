import { createAction } from '@reduxjs/toolkit';

/**
 * Dispatched after hydration. Storage, cookies, the clock and media queries may be read from now on; before, everything
 * must render as prerendered, or hydration mismatches.
 */
export const hydrated = createAction('app/hydrated');
