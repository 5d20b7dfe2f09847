import { languages } from '@/site/languages';
import { rss } from '@/ui/icons/rss';
import { ConsentMonths, MapQuestion, SettingsDialog } from './ConsentScreens';
import { Field, List, Options, Press, Row, Toggle } from './ScreenBlocks';
import type { ScreenSpec } from './screenTypes';

/** Screens of the articles on language, display and consent, one for each part. */
export const settingsScreens = {
  'change-language': [
    [
      'home',
      (_, language) => (
        <List>
          {languages.map(({ code, name }) => (
            <Row key={code} title={code.toUpperCase()} end={name} pressed={code === language} />
          ))}
        </List>
      ),
    ],
    [
      'shop/grid',
      (w, language) => (
        <>
          <Field label={w.link} value={<code>/{language}/shop/grid</code>} marked />
          <Options
            items={languages.map(({ code }) => `/${code}`)}
            at={languages.findIndex(({ code }) => code === language)}
          />
        </>
      ),
    ],
    [
      'legal/cookies',
      (w) => (
        <List>
          <Row icon="check-lg" title={w.language} text={<code>language</code>} end={w.chosen} marked />
          <Row icon={rss} title={w.news} end={w.own} />
        </List>
      ),
    ],
  ],
  'light-and-dark': [
    ['home', (w) => <Options items={[w.light, w.dark, w.auto]} at={2} />],
    [
      'home',
      (w) => (
        <List>
          <Row title={w.system} text={w.systemText} end={<Toggle on />} pressed />
          <Row title={w.counters} end={w.still} />
          <Row title={w.logos} end={w.still} />
        </List>
      ),
    ],
    [
      'home',
      (w) => (
        <>
          <Press>{w.skip}</Press>
          <Options items={['Tab', '↑ ↓', 'Esc']} at={0} />
        </>
      ),
    ],
  ],
  consent: [
    ['contact', (w) => <MapQuestion words={w} />],
    ['home', (w) => <SettingsDialog words={w} />],
    [null, (w, language) => <ConsentMonths words={w} language={language} />],
  ],
} satisfies Record<string, readonly ScreenSpec[]>;
