import { postIds } from '@/data/postIds';
import { coverOf } from '@/data/posts';
import { pictureOf, products } from '@/data/products';
import { filesIn } from '../support/files';

const filePathsIn = (folder: string) => filesIn(`public${folder}`).map((file) => `${folder}/${file}`);

describe('the drawn pictures', () => {
  it('show every product from each of its sides in each of its colours, and nothing else', () => {
    const wanted = products.flatMap((product) =>
      product.attributes.colors.flatMap((color) => product.images.map((view) => pictureOf(product, color, view))),
    );
    expect(filePathsIn('/assets/images/products')).toEqual(wanted.sort());
  });

  it('include exactly one cover for every blog post', () => {
    expect(filePathsIn('/assets/images/blog')).toEqual(postIds.map(coverOf).sort());
  });
});
