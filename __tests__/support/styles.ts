/** Global styles have no meaning in jsdom. */
export default {};
