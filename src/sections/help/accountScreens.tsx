import { company } from '@/site/company';
import { boxArrowRight } from '@/ui/icons/box-arrow-right';
import { clock } from '@/ui/icons/clock';
import { lock } from '@/ui/icons/lock';
import { person } from '@/ui/icons/person';
import { trash } from '@/ui/icons/trash';
import { Field, Line, List, Note, Press, Row, Steps } from './ScreenBlocks';
import type { ScreenSpec } from './screenTypes';
import { WeekBars } from './WeekBars';

/** What stands in for the sample account, which builds without sign-in leave out. */
const sample = { name: 'Elif Kaya', email: 'elif@… · ••••••••' };

/** Screens of the articles on accounts, stored data and projects, one for each part. */
export const accountScreens = {
  'sample-account': [
    [
      'auth/sign-in',
      (w) => (
        <>
          <Note title={w.title} text={sample.email} />
          <Line>
            <Press tone="quiet" pressed>
              {w.fill}
            </Press>
            <Press>{w.signIn}</Press>
          </Line>
        </>
      ),
    ],
    ['auth/sign-in', (w) => <Note title={w.title} text={w.text} />],
    [
      'account/profile',
      (w) => (
        <List>
          <Row icon={person} title={w.profile} />
          <Row icon="check-lg" title={w.projects} />
          <Row icon={boxArrowRight} title={w.signOut} pressed />
        </List>
      ),
    ],
  ],
  'new-account': [
    [
      'auth/sign-up',
      (w) => (
        <>
          <Line>
            <Field label={w.name} value={sample.name} />
            <Field label={w.email} value="elif@firma.example" />
          </Line>
          <Press pressed>{w.submit}</Press>
        </>
      ),
    ],
    [
      'legal/cookies',
      (w) => (
        <List>
          <Row icon={clock} title={w.session} end={w.day} />
          <Row icon={person} title={w.account} end={w.here} />
          <Row icon={lock} title={w.password} end={w.print} />
        </List>
      ),
    ],
    [
      'account/delete-profile',
      (w) => (
        <>
          <List>
            <Row icon={trash} title={w.goes} end={w.goesEnd} tone="warn" />
            <Row icon="check-lg" title={w.stays} end={w.staysEnd} />
          </List>
          <Line>
            <Press tone="quiet" pressed>
              {w.copy}
            </Press>
            <Press>{w.button}</Press>
          </Line>
        </>
      ),
    ],
  ],
  'stored-data': [
    [
      'legal/cookies',
      (w) => (
        <List>
          <Row title={w.language} text={<code>language</code>} end={w.stays} />
          <Row title={w.cart} text={<code>storm-cart</code>} end={w.stays} />
          <Row title={w.consent} text={<code>storm-consent</code>} end={w.months} />
        </List>
      ),
    ],
    [
      'account/delete-profile',
      (w) => (
        <>
          <List>
            <Row icon={trash} title={w.site} text={w.goes} />
            <Row icon={person} title={w.profile} text={w.profileText} />
          </List>
          <Press pressed>{w.button}</Press>
        </>
      ),
    ],
    [
      'legal/privacy',
      (w) => (
        <>
          <Field label={w.to} value={company.email} marked />
          <Field label={w.topic} value={w.subject} />
        </>
      ),
    ],
  ],
  'project-steps': [
    ['services/v1', (w) => <WeekBars words={w} />],
    [
      'account/projects',
      (w) => (
        <>
          <Steps items={[w.discovery, w.design, w.build, w.trial]} at={2} />
          <List>
            <Row icon="check-lg" title={w.first} tone="done" />
            <Row icon={clock} title={w.next} marked />
          </List>
        </>
      ),
    ],
    [
      'account/projects',
      (w) => (
        <Note title={w.waiting} text={w.question}>
          <Press pressed>{w.decide}</Press>
        </Note>
      ),
    ],
  ],
} satisfies Record<string, readonly ScreenSpec[]>;
