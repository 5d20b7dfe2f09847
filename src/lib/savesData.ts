/** True when the visitor has asked for less data (Save-Data); false where the browser doesn't tell. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
