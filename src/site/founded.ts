/** Year in which the company was founded; a file of its own, because the home page's first script needs no more. */
export const founded = 2013;
