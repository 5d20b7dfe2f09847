/** Stub of global styles. */
export default {};
