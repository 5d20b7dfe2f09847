const doors = new EventTarget();

/** Somebody has signed out just now. An event and no state: a developer who travels past it is not led anywhere. */
export const sayGoodbye = (): void => void doors.dispatchEvent(new Event('goodbye'));

/** Calls `hear` whenever somebody signs out. Returns the clean-up. */
export function hearGoodbye(hear: () => void): () => void {
  doors.addEventListener('goodbye', hear);
  return () => doors.removeEventListener('goodbye', hear);
}
