/** Class selectors, such as `.root`; `.gap#{$gap}` matches any interpolated value. */
const name = /\.((?:[a-z][\w-]*|#\{[^}]*\})+)/gi;
const remark = /\/\*[^]*?\*\/|\/\/.*/g;

/**
 * Jest transform of CSS modules: keeps class names. Unknown ones throw, since they would be "undefined" on the page.
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
