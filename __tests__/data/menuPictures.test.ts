import { existsSync, readdirSync, statSync } from 'node:fs';
import { languageCodes } from '@/site/languages';
import { menuPictureUrl, pictureThemes, picturedPages } from '@/site/menuPicture';

const folder = 'public/assets/images/menu';
const files = languageCodes.flatMap((language) =>
  picturedPages.flatMap((key) => pictureThemes.map((theme) => `public${menuPictureUrl(key, language, theme)}`)),
);

describe('the pictures of the menus', () => {
  it('exist for every page, language and theme; otherwise run `npm run art:menu`', () => {
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('are no larger than 6 kB each: an open menu loads fourteen', () => {
    expect(files.filter((file) => statSync(file).size > 6000)).toEqual([]);
  });

  it('belong to pages that the menus show', () => {
    const drawn = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.avif'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
    expect(drawn.filter((file) => !files.includes(file))).toEqual([]);
  });
});
