import { dirname, join } from 'node:path/posix';
import { filesIn, textOf } from './support/files';

const floors = ['app', 'mocks', 'pages', 'features', 'sections', 'ui', 'site', 'data', 'lib'];
const beside: Record<string, readonly string[]> = {
  server: ['server', 'site', 'data', 'lib'],
  tools: ['tools', 'site', 'app', 'features', 'ui', 'lib', 'styles', 'data'],
};

interface Import {
  from: string;
  to: string;
}

const sources = filesIn('src').filter((file) => /\.tsx?$/.test(file) && file.includes('/'));

/** Every import of our own files that is more than a type, as paths below src. */
const imports: Import[] = sources.flatMap((from) =>
  [...textOf(`src/${from}`).matchAll(/^(?:import|export) (?!type\b)(?:[^;]*? from )?'([^']+)'|import\('([^']+)'\)/gm)]
    .map(([, fixed, lazy]) => fixed ?? lazy ?? '')
    .filter((to) => to.startsWith('@/') || to.startsWith('.'))
    .map((to) => ({ from, to: to.startsWith('@/') ? to.slice(2) : join(dirname(from), to) })),
);

const floorOf = (path: string) => path.split('/')[0] ?? '';
const show = ({ from, to }: Import) => `${from} → ${to}`;

describe('the house', () => {
  it('has imports at all', () => expect(imports.length).toBeGreaterThan(100));

  it('looks only down', () => {
    const upward = imports.filter(({ from, to }) => {
      const own = floorOf(from);
      const allowed = beside[own] ?? floors.slice(floors.indexOf(own));
      return !allowed.includes(floorOf(to));
    });
    expect(upward.filter(({ to }) => !to.startsWith('styles')).map(show)).toEqual([]);
  });

  it('lets a feature listen to another only through its slice, its selectors or its toasts', () => {
    const nosy = imports.filter(({ from, to }) => {
      const [floor, feature] = from.split('/');
      const [other, room, file = ''] = to.split('/');
      return (
        floor === 'features' && other === 'features' && feature !== room && !/Slice$|Selectors$|^toast$/.test(file)
      );
    });
    expect(nosy.map(show)).toEqual([]);
  });

  it('has one door per library', () => {
    const doors: Record<string, RegExp> = {
      'react-slick': /^ui\/(Carousel|SlickCarousel|Slider)/,
      'react-redux-toastr': /^(features\/toastr|app\/store)/,
      'react-final-form': /^(ui|features)\/.*(Field|Form)/,
      axios: /^(lib|mocks)\//,
      nprogress: /^ui\/progress/,
      'react-type-animation': /^ui\//,
      'react-countup': /^ui\/|^sections\/Stats|^ui\/Count/,
      jarallax: /^ui\//,
    };
    const backDoors = sources.flatMap((file) =>
      Object.entries(doors)
        .filter(
          ([library, door]) =>
            new RegExp(`(from|import\\() ?'${library}['/]`).test(textOf(`src/${file}`)) && !door.test(file),
        )
        .map(([library]) => `${file} → ${library}`),
    );
    expect(backDoors).toEqual([]);
  });

  it('keeps cookies, storage and the network out of components', () => {
    const touching = sources.filter(
      (file) =>
        /^(pages|sections|ui|features\/.*\.tsx)/.test(file) &&
        /localStorage|document\.cookie|\bfetch\(/.test(textOf(`src/${file}`)),
    );
    expect(touching).toEqual([]);
  });

  it('has no drawer for odds and ends', () => {
    expect(
      sources.filter(
        (file) =>
          /(^|\/)(utils|helpers|types|constants|index)\.tsx?$/.test(file) &&
          file !== 'server/index.ts' &&
          // The shop's front page has its name from its address (spec 2.5).
          file !== 'pages/shop/index.tsx' &&
          !file.startsWith('tools/'),
      ),
    ).toEqual([]);
  });
});
