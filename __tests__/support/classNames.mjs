/** `.root`, and `.gap#{$gap}` for every gap. */
const name = /\.((?:[a-z][\w-]*|#\{[^}]*\})+)/gi;
const remark = /\/\*[^]*?\*\/|\/\/.*/g;

/**
 * A module of styles in Jest: its classes by their own names, so that whoever reads a failed story knows them. A class
 * that it doesn't have fails the story: on the page its name would be "undefined", and nobody would see why.
 */
export default {
  process(scss, path) {
    const names = [...scss.replace(remark, '').matchAll(name)].map(([, text]) => text.replace(/#\{[^}]*\}/g, '\\w+'));
    const known = `^(?:${[...new Set(names)].join('|')})$`;
    return {
      code: `const known = new RegExp(${JSON.stringify(known)});
const get = (_, name) => {
  if (typeof name !== 'string' || known.test(name)) return name;
  throw new Error(${JSON.stringify(`${path} has no class `)} + name);
};
module.exports = { __esModule: true, default: new Proxy({}, { get }) };`,
    };
  },
};
