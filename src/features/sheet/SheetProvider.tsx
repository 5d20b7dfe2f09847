import { createContext, type ReactNode, useContext, useState } from 'react';
import { type Sheet, firstSheet } from '@/data/honey';

type SheetState = readonly [sheet: Sheet, setSheet: (change: Sheet | ((sheet: Sheet) => Sheet)) => void];

const SheetContext = createContext<SheetState>([firstSheet, () => undefined]);

/** The visitor's sheet, for the table and all pictures of its data. */
export function SheetProvider({ children }: { children: ReactNode }) {
  return <SheetContext value={useState(firstSheet)}>{children}</SheetContext>;
}

/** The sheet of the nearest provider, and a function that changes it. */
export const useSheet = (): SheetState => useContext(SheetContext);
