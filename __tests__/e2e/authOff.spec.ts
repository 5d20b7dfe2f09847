import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { email, submit } from './authForm';
import { expect, languages, test, visit } from './visit';

const dist = join(process.cwd(), 'dist');
const filesOf = (ending: string) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(dist, file), 'utf8'));

for (const language of languages)
  test(`a site without the demo shows a note instead of its sign-in and sign-up forms in ${language}`, async ({
    page,
  }) => {
    for (const name of ['sign-in', 'sign-up']) {
      await visit(page, `/${language}/auth/${name}`);
      await expect(page.getByRole('note')).toBeVisible();
      await expect(email(page)).toHaveCount(0);
      await expect(page.getByRole('note').getByRole('link').first()).toHaveAttribute('href', `/${language}/contact`);
    }
    // A forgotten password still leads to the contact form.
    await visit(page, `/${language}/auth/forgot-password`);
    await email(page).fill('k@brand.example');
    await submit(page).click();
    await expect(page).toHaveURL(`/${language}/contact`);
    await expect(page.locator('#contact-email')).toHaveValue('k@brand.example');
    await expect(page.locator('#contact-message')).not.toHaveValue('');
  });

test('no script or page contains anything of the sign-in demo', () => {
  const texts = [...filesOf('.js'), ...filesOf('.html')];
  expect(texts.length).toBeGreaterThan(20);
  const traces = ['Bora.2013', 'elif@storm.example', 'storm-demo', 'Unauthorised', 'Current password is incorrect'];
  for (const trace of traces) expect([trace, texts.filter((text) => text.includes(trace)).length]).toEqual([trace, 0]);
});
