interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

/**
 * True on a fast line that is known not to be paid by volume (Network Information API). False for cellular data and
 * Save-Data, and in browsers that don't tell.
 */
export function isUnmetered(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.effectiveType === '4g' && !connection.saveData && connection.type !== 'cellular';
}
