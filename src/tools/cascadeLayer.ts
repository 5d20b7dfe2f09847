import { relative, sep } from 'node:path';
import type { Plugin } from 'postcss';

/** Layers by folder of `src`; `base` has the sheets of other folders and of packages. */
const layers: Record<string, string> = {
  ui: 'ui',
  sections: 'sections',
  features: 'features',
  pages: 'pages',
  app: 'pages',
};

/** Statement at the top of every sheet: the layers, weakest first. */
export const layerOrder = '@layer base, ui, sections, features, pages;';

/** At-rules that stay outside: no part of the cascade, or valid at the top level only. */
const unlayered = new Set(['charset', 'font-face', 'import', 'layer', 'namespace', 'page', 'property']);

/** PostCSS plugin: puts the rules of a sheet into the cascade layer of its folder, see src/styles/README.md. */
export function cascadeLayer(file: string): Plugin {
  const [root, folder] = relative(process.cwd(), file).split(sep);
  const params = (root === 'src' && folder && layers[folder]) || 'base';
  return {
    postcssPlugin: 'cascade-layer',
    Once(sheet, { AtRule }) {
      const rules = sheet.nodes.filter((node) => node.type !== 'atrule' || !unlayered.has(node.name));
      if (rules.length === 0) return;
      const layer = new AtRule({ name: 'layer', params });
      sheet.append(layer);
      // Moves the rules; the constructor would copy them.
      layer.append(rules);
    },
  };
}
