/** Path of a bell, 30 units wide around its middle, with its clapper. */
export const bell = 'M-15 20q5-5 5-16a10 10 0 0 1 20 0q0 11 5 16zM-4 25a4 4 0 0 0 8 0z';

/** Path of the bell's side that faces away from the light. */
export const bellShade = 'M4-5q6 3 6 9 0 11 5 16H7Q4 8 4-5z';
