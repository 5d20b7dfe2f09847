import { screen, within } from '@testing-library/react';
import { company } from '@/site/company';
import { languageCodes } from '@/site/languages';
import { mapEmbedUrl, directionsUrl } from '@/site/officeMap';
import { open } from './support/site';
import { leavesOf } from './support/files';

async function openPage(language: (typeof languageCodes)[number]) {
  const site = await open(`/${language}/contact`);
  await screen.findByRole('heading', { level: 3, name: /İzmir/ });
  const words = leavesOf(`public/assets/i18n/${language}/contact.json`);
  return { ...site, words: (key: string) => String(words.get(key)) };
}

describe.each(languageCodes)('the contact page in %s', (language) => {
  it('links to the company’s e-mail address and its five social networks', async () => {
    await openPage(language);
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('link', { name: company.email })[0]).toHaveAttribute('href', `mailto:${company.email}`);
    const networks = ['Facebook', 'Instagram', 'Dribbble', 'Twitter', 'YouTube'];
    const links = networks.map((name) => main.getByRole('link', { name: new RegExp(name) }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(company.socials.map(({ href }) => href));
    for (const link of links) expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('has a card of the office: its picture, its place, its phone and its hours', async () => {
    const { words } = await openPage(language);
    const place = `${words('offices.items.izmir.city')}, ${words('offices.items.izmir.country')}`;
    expect(screen.getByRole('heading', { level: 3, name: place })).toBeInTheDocument();
    expect(screen.getAllByRole('img', { name: words('offices.items.izmir.picture') })).not.toHaveLength(0);
    expect(screen.getByText(words('offices.call'))).toBeInTheDocument();
    // Who answers and when: once, below the form's button.
    expect(screen.getByText(/answers within|iş günü içinde|Arbeitstag/).closest('form')).not.toBeNull();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: company.phone })).toHaveAttribute('href', 'tel:+902325550120');
    expect(main.getByText(/^09:00–18:00/)).toBeInTheDocument();
    expect(main.getByRole('link', { name: words('offices.save') })).toHaveAttribute('href', '/assets/vcard/izmir.vcf');
    expect(document.querySelector('[data-open]')).not.toBeEmptyDOMElement();
  });

  it('loads the map from a third party only when the visitor asks for it, focuses it and removes the button', async () => {
    const { user, words } = await openPage(language);
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('link', { name: new RegExp(words('map.route')) })).toHaveAttribute('target', '_blank');
    await user.click(screen.getByRole('button', { name: words('map.load') }));
    expect(screen.getByTitle(words('map.frame'))).toHaveFocus();
    expect(screen.queryByRole('button', { name: words('map.load') })).toBeNull();
    expect(screen.getByRole('link', { name: new RegExp(words('map.route')) })).toBeInTheDocument();
  });
});

it('builds the addresses of map and directions from the position of the office', () => {
  const office = { geo: { lat: 38.4496, lon: 27.1806 } };
  expect(mapEmbedUrl(office)).toBe(
    'https://www.openstreetmap.org/export/embed.html?bbox=27.1696%2C38.4436%2C27.1916%2C38.4556&layer=mapnik&marker=38.4496%2C27.1806',
  );
  expect(directionsUrl(office)).toBe('https://www.openstreetmap.org/directions?route=%3B38.4496%2C27.1806');
});
