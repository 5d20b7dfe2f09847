import { postIds } from '@/data/postIds';
import { coverOf } from '@/data/posts';
import { pictureOf, products } from '@/data/products';
import { masterOf, recolor } from '@/tools/art/recolor';
import { filesIn, readText } from '../support/files';

const filePathsIn = (folder: string) => filesIn(`public${folder}`).map((file) => `${folder}/${file}`);

describe('the drawn pictures', () => {
  it('show every product from each of its sides in each of its colours, and nothing else', () => {
    const wanted = products.flatMap((product) =>
      product.attributes.colors.flatMap((color) => product.images.map((view) => pictureOf(product, color, view))),
    );
    expect(filePathsIn('/assets/images/products')).toEqual(wanted.sort());
  });

  it('of products have one master for each view, and no others', () => {
    const wanted = products.flatMap(({ id, images }) => images.map((view) => masterOf(id, view)));
    const masters = filesIn('src/assets/masters/products').map((file) => `src/assets/masters/products/${file}`);
    expect(masters).toEqual(wanted.sort());
  });

  it.each(products)('of product $id are what `npm run art` makes of its masters', (product) => {
    for (const view of product.images) {
      const master = readText(masterOf(product.id, view));
      for (const color of product.attributes.colors)
        expect(readText(`public${pictureOf(product, color, view)}`)).toBe(recolor(master, color));
    }
  });

  it.each([
    ['a material', '<svg data-material="silk"/>', 'silk'],
    ['a custom property', '<svg data-material="shell"><path fill="var(--glow)"/></svg>', '--glow'],
  ])('say which name is wrong when a master uses %s that does not exist', (_, master, name) => {
    expect(() => recolor(master, 'oat')).toThrow(name);
  });

  it('include exactly one cover for every blog post', () => {
    expect(filePathsIn('/assets/images/blog')).toEqual(postIds.map(coverOf).sort());
  });
});
