/** Yields to the main thread: resolves in a new task, so that the browser can paint and handle input. */
export const yieldToMain = () => new Promise((resolve) => setTimeout(resolve));
