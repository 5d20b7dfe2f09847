import { useHydrated } from './useHydrated';

/** The year of the build; the bundler replaces it. */
declare const BUILD_YEAR: number;

/** This year; until the page is hydrated the year it was built in, so that nothing mismatches. */
export function useYear(): number {
  return useHydrated() ? new Date().getFullYear() : BUILD_YEAR;
}
