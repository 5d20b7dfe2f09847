import { useHydrated } from './useHydrated';

/** The year of the build; replaced by the bundler. */
declare const BUILD_YEAR: number;

/** The current year; during hydration the build's, so that hydration does not mismatch. */
export function useCurrentYear(): number {
  return useHydrated() ? new Date().getFullYear() : BUILD_YEAR;
}
