import type { Reducer } from '@reduxjs/toolkit';

/**
 * How a field of a slice is remembered in this browser and synchronised between tabs. A declaration is below its slice; `features/persistence/persistedSlices.ts` lists them all.
 */
export interface PersistedSlice<State, Field extends keyof State & string> {
  /** Its name is also the key of the cookie page's text. */
  slice: { name: string; getInitialState: () => State; reducer: Reducer<State> };
  /** localStorage key; renaming it loses what visitors have stored. */
  key: `storm-${string}`;
  field: Field;
  /** Validates stored contents, which are untrusted; null when they are unusable. */
  accept: (stored: unknown) => State[Field] | null;
  /** Converts stored contents to initial state when other fields depend on them; null keeps the slice's own. */
  restore?: (stored: unknown) => Partial<State> | null;
  /** Merges the value of another tab; a three-way merge in which `theirs` wins conflicts if omitted. */
  merge?: (base: State[Field], mine: State[Field], theirs: State[Field]) => State[Field];
  /** The value is stored without the field's name and redux-persist's version. */
  withoutFieldName?: true;
  /** Names of fields that Redux DevTools don't display. */
  redacted: readonly string[];
}
