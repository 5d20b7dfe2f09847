import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { email } from './authForm';
import { expect, languages, test, visit } from './visit';

const dist = join(process.cwd(), 'dist');
const filesOf = (ending: string) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(dist, file), 'utf8'));

for (const language of languages)
  test(`a site without the demo shows a note instead of its sign-in, sign-up and password forms in ${language}`, async ({
    page,
  }) => {
    const headings = new Set<string | null>();
    for (const name of ['sign-in', 'sign-up', 'forgot-password']) {
      await visit(page, `/${language}/auth/${name}`);
      await expect(page.getByRole('note')).toBeVisible();
      await expect(email(page)).toHaveCount(0);
      await expect(page.getByRole('note').locator(`a[href="/${language}/contact"]`)).toBeVisible();
      headings.add(await page.getByRole('heading', { level: 1 }).textContent());
    }
    // Each page says something of its own.
    expect(headings.size).toBe(3);
    await page.getByRole('note').locator(`a[href="/${language}/contact"]`).click();
    await expect(page).toHaveURL(`/${language}/contact`);
  });

test('no script or page contains anything of the sign-in demo', () => {
  const texts = [...filesOf('.js'), ...filesOf('.html')];
  expect(texts.length).toBeGreaterThan(20);
  const traces = ['Bora.2013', 'elif@storm.example', 'storm-demo', 'Unauthorised', 'Current password is incorrect'];
  for (const trace of traces) expect([trace, texts.filter((text) => text.includes(trace)).length]).toEqual([trace, 0]);
});
