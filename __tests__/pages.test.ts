import { screen } from '@testing-library/react';
import { builtPages, urlOf } from '@/site/addresses';
import { languageCodes } from '@/site/languages';
import { open } from './support/site';
import { filesIn } from './support/files';

describe.each(languageCodes)('in %s', (language) => {
  it.each(builtPages)('opens %s with its heading, its title and its language', async (page) => {
    await open(urlOf(page, language));
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(document.title).not.toBe('');
    expect(document.documentElement.lang).toBe(language);
  });
});

it('has a page file for every page that links can lead to, and a manifest row for every page file', () => {
  const files = filesIn('src/pages')
    .filter((file) => /^[^A-Z]+\.tsx$/.test(file))
    .map((file) => file.replace('.tsx', ''));
  expect([...builtPages].sort()).toEqual(files.sort());
});
