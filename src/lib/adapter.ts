import type { AxiosAdapter } from 'axios';

/**
 * Replaces axios' own adapter when `load` is set: in demo builds and in tests. `lib/http` reads it before each request.
 */
export const adapter: { load: (() => Promise<AxiosAdapter>) | null } = { load: null };
