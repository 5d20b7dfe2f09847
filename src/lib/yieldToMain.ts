/** Ends the task: the browser paints and handles input before the next one. */
export const yieldToMain = () => new Promise((resolve) => setTimeout(resolve));
