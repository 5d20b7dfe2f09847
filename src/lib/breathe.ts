/** Lets the browser paint and listen between two pieces of work. */
export const breathe = () => new Promise((resolve) => setTimeout(resolve));
