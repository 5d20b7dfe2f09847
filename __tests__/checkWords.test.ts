import { checkWords } from '@/app/checkWords';

it('tells a developer of words without a title, and says nothing of good ones', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  checkWords({ meta: { title: 'Shop', description: 'All of it' }, more: 1 }, 'shop/grid');
  expect(said).not.toHaveBeenCalled();
  checkWords({ meta: { description: 'All of it' } }, 'shop/cart');
  expect(said).toHaveBeenCalledWith(expect.stringContaining('meta.title'));
  said.mockRestore();
});
