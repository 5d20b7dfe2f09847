/**
 * Runs a task after the next paint, so that the feedback to a click is painted before its work begins; synchronously in
 * a hidden tab, where no frame is painted. Returns a function that cancels the task.
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
