/**
 * Runs a task once the frame that answers the visitor is on the screen; at once where nothing is painted. Returns how to
 * call it off. A click should be seen to work before the work it causes begins.
 */
export function afterPaint(task: () => void): () => void {
  if (document.hidden || typeof requestAnimationFrame === 'undefined') {
    task();
    return () => undefined;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
