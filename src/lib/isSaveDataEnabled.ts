/** Whether the browser's data saver is on (`NetworkInformation.saveData`); false where it is not supported. */
export function isSaveDataEnabled(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
