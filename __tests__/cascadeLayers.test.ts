/**
 * @jest-environment node
 */
import { join } from 'node:path';
import postcss from 'postcss';
import { compile } from 'sass';
import { cascadeLayer, layerOrder } from '../src/tools/cascadeLayer';
import config from '../webpack.config';
import { filesIn } from './support/files';

/** The top level of a sheet as the build writes it. */
const topLevel = (file: string, css: string) =>
  postcss([cascadeLayer(join(process.cwd(), file))])
    .process(css, { from: undefined })
    .root.nodes.map((node) => (node.type === 'atrule' ? `@${node.name} ${node.params}`.trim() : node.toString()));

it.each([
  ['src/styles/index.scss', 'base'],
  ['node_modules/slick-carousel/slick/slick.css', 'base'],
  ['src/ui/Button.module.scss', 'ui'],
  ['src/ui/art/about/Rooftop.module.scss', 'ui'],
  ['src/sections/Header.module.scss', 'sections'],
  ['src/features/shop/Price.module.scss', 'features'],
  ['src/app/PageFailure.module.scss', 'pages'],
])('puts all rules of %s into the layer %s', (file, layer) => {
  const css = '.a { color: red } @media print { .a { color: blue } } @keyframes b { to { color: red } }';
  expect(topLevel(file, css)).toEqual([`@layer ${layer}`]);
});

it('gives each folder with sheets a layer of its own', () => {
  const folders = new Set(filesIn('src').flatMap((file) => /^(\w+)\/.*\.scss$/.exec(file)?.[1] ?? []));
  folders.delete('styles');
  for (const folder of folders) expect(topLevel(`src/${folder}/A.module.scss`, '.a {}')).not.toEqual(['@layer base']);
});

it('leaves only font faces of the global sheet outside', () => {
  const { css } = compile('src/styles/index.scss', { loadPaths: ['src'] });
  expect(new Set(topLevel('src/styles/index.scss', css))).toEqual(new Set(['@font-face', '@layer base']));
});

it('names the layers at the top of every built sheet with rules, weakest first', () => {
  expect(layerOrder).toBe('@layer base, ui, sections, features, pages;');
  for (const bundle of [...config(), ...config({ productList: true })].filter(({ name }) =>
    /browser|productList/.test(name ?? ''),
  ))
    expect(bundle.plugins).toContainEqual(
      expect.objectContaining({ options: expect.objectContaining({ banner: layerOrder, raw: true, test: /\.css$/ }) }),
    );
});
