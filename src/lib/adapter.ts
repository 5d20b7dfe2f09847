import type { AxiosAdapter } from 'axios';

/** Answers in place of the network: set by the app in demo builds only, asked by `lib/http`. */
export const adapter: { load: (() => Promise<AxiosAdapter>) | null } = { load: null };
