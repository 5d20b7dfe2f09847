import { screen } from '@testing-library/react';
import { Pagination } from '@/features/shop/Pagination';
import { noFilters } from '@/features/shop/filters';
import { renderPart } from '../support/render';

const words = { label: 'Pages', page: 'Page {{page}}', previous: 'Previous', next: 'Next' };

it.each([
  [1, 3, '1 2 3'],
  [1, 4, '1 2 3 4'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 7, '1 2 3 4 5 6 7'],
  [5, 9, '1 … 4 5 6 … 9'],
])('from page %i of %i leads to %s: dots stand for two pages at least', async (page, pages, shown) => {
  const filters = { ...noFilters, page };
  await renderPart(<Pagination words={words} filters={filters} pages={pages} onGo={() => () => undefined} />);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items.filter(Boolean).join(' ')).toBe(shown);
});
