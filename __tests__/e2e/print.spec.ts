import { signIn } from './signedIn';
import { type Page, expect, test, visit } from './visit';

const order = (day: number, product: { productId: string; color: string; size: string | null }) => ({
  number: `S-202611${day}-ABCD`,
  placedAt: `2026-11-${day}T10:00:00.000Z`,
  email: 'elif@storm.example',
  name: 'Elif Kaya',
  street: 'Mansuroğlu Mah. 12',
  postalCode: '35535',
  city: 'İzmir',
  country: 'TR',
  method: 'courier',
  last4: '4242',
  lines: [{ ...product, quantity: 2, unit: 64_890 }],
  ...{ goods: 144_200, sales: 14_420, promotion: 0, tax: 23_360, total: 153_140 },
});
const orders = ['pine', 'copper', 'violet'].map((color, index) =>
  order(21 + index, { productId: '1010', color, size: null }),
);

/** A4 in CSS px minus the page margins. */
const sheets = [
  ['in portrait', { width: 688, height: 1002 }],
  ['in landscape', { width: 1017, height: 673 }],
] as const;

async function openHistory(page: Page) {
  await page.addInitScript((list) => localStorage.setItem('storm-orders', JSON.stringify(list)), orders);
  await visit(page, '/en/account/order-history');
  await expect(page.locator('main').getByRole('heading', { level: 3 })).toHaveCount(3);
}

/** Expects every order in full and at full width, without controls. */
async function expectOrdersOnPaper(page: Page) {
  const list = page.getByRole('region', { name: 'Your orders' });
  for (const { number } of orders) {
    const heading = page.getByRole('heading', { name: `Order ${number}` });
    const card = list.locator('li').filter({ has: heading });
    await expect(card.locator(heading)).toBeVisible();
    await expect(card.getByText('2 × Nimbus S1 smartphone').filter({ visible: true })).toHaveCount(1);
    await expect(card.getByText('Mansuroğlu Mah. 12')).toBeVisible();
    await expect(card.getByText('Tax (18%)')).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  await expect(page.locator('main').getByRole('link')).toHaveCount(0);
  await expect(page.locator('main summary').first()).toBeHidden();
  const share = await list.evaluate((element) => element.clientWidth / document.documentElement.clientWidth);
  expect(share).toBeGreaterThan(0.85);
}

for (const [name, sheet] of sheets) {
  test(`the order history of a guest prints only the orders, ${name}`, async ({ page }) => {
    await openHistory(page);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(sheet);
    await expectOrdersOnPaper(page);
    await expect(page.getByText('Not signed in')).toBeHidden();
    await expect(page.getByText('Your pages are waiting for you')).toBeHidden();
    await expect(page.getByText('Sign in to see all account pages')).toBeHidden();
  });

  test(`the order history of a signed-in visitor prints the orders and the visitor’s e-mail address, ${name}`, async ({
    page,
  }) => {
    await openHistory(page);
    await signIn(page);
    await expect(page.locator('main').getByText('elif@storm.example').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(sheet);
    await expectOrdersOnPaper(page);
    await expect(page.locator('main').getByText('elif@storm.example').first()).toBeVisible();
    await expect(page.getByText('Not signed in')).toBeHidden();
  });
}

test('an order history of three orders prints on two sheets', async ({ page }) => {
  await openHistory(page);
  const pdf = (await page.pdf({ format: 'A4', printBackground: false })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});
