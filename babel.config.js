/** Babel presets for webpack and Jest; Jest runs on Node and needs CommonJS. */
module.exports = (api) => {
  const inJest = api.env('test');
  const refresh = api.caller((caller) => Boolean(caller?.refresh));
  return {
    presets: [
      ['@babel/preset-env', inJest ? { targets: { node: 'current' } } : { modules: false, bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic', development: api.env('development') }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
    plugins: refresh ? ['react-refresh/babel'] : [],
  };
};
