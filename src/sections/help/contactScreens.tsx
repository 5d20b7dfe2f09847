import { company } from '@/site/company';
import { clock } from '@/ui/icons/clock';
import { envelope } from '@/ui/icons/envelope';
import { exclamationCircle } from '@/ui/icons/exclamation-circle';
import { lock } from '@/ui/icons/lock';
import { people } from '@/ui/icons/people';
import { telephone } from '@/ui/icons/telephone';
import { Field, Line, List, Note, Press, Row } from './ScreenBlocks';
import type { ScreenSpec } from './screenTypes';

/** Screens of the articles on support requests, one for each part. */
export const contactScreens = {
  'first-message': [
    [
      'contact',
      (w) => (
        <>
          <Line>
            <Field label={w.name} value="Elif Kaya" />
            <Field label={w.company} value="Poyraz" />
          </Line>
          <Line>
            <Field label={w.email} value="elif@poyraz.example" />
            <Field label={w.phone} value="(555) 010 20 30" />
          </Line>
          <Field
            label={w.label}
            value={
              <>
                {w.what}
                <br />
                {w.now}
                <br />
                {w.who}
              </>
            }
          />
          <Press pressed>{w.send}</Press>
        </>
      ),
    ],
    [
      'contact',
      (w) => (
        <>
          <Line>
            <Field label={w.email} value="elif@poyraz.example" />
            <Field label={w.phone} value={'\u00a0'} error={w.missing} />
          </Line>
          <Press pressed>{w.send}</Press>
        </>
      ),
    ],
    [
      'contact',
      (w) => (
        <>
          <Note tone="done" title={w.title} text={w.text} />
          <List>
            <Row icon="check-lg" title={w.server} />
            <Row icon={clock} title={w.answer} />
          </List>
        </>
      ),
    ],
  ],
  'report-fault': [
    [
      'contact',
      (w) => (
        <List>
          <Row icon={exclamationCircle} title={w.what} text={w.whatText} marked />
          <Row icon={clock} title={w.when} end="14:32" />
          <Row icon={people} title={w.who} end={w.whoText} />
          <Row icon="check-lg" title={w.error} end={<code>E-4017</code>} />
        </List>
      ),
    ],
    [
      'contact',
      (w) => (
        <>
          <List>
            <Row icon={telephone} title={w.stopped} text={company.phone} tone="warn" />
          </List>
          <List>
            <Row icon={envelope} title={w.wait} text={company.email} />
          </List>
        </>
      ),
    ],
    [
      'services/v2',
      (w) => (
        <List>
          <Row title={w.critical} end={w.criticalTime} tone="warn" />
          <Row title={w.major} end={w.majorTime} />
          <Row title={w.minor} end={w.minorTime} />
        </List>
      ),
    ],
    [
      'contact',
      (w) => (
        <List>
          <Row icon={lock} title={w.password} end={w.never} tone="warn" />
          <Row icon={people} title={w.customer} end={w.cover} tone="gone" />
          <Row icon="check-lg" title={w.error} end={w.send} />
        </List>
      ),
    ],
  ],
  'project-brief': [
    [
      'contact',
      (w) => (
        <List>
          <Row icon="check-lg" title={w.time} text={w.timeText} />
          <Row icon="check-lg" title={w.users} text={w.usersText} />
          <Row icon="check-lg" title={w.systems} text={w.systemsText} />
          <Row icon="check-lg" title={w.data} text={w.dataText} />
          <Row icon="check-lg" title={w.done} text={w.doneText} marked />
        </List>
      ),
    ],
    [
      'contact',
      (w) => (
        <List>
          <Row title={w.screens} end={w.later} tone="gone" />
          <Row title={w.technology} end={w.later} tone="gone" />
          <Row title={w.list} end={w.later} tone="gone" />
        </List>
      ),
    ],
    [
      'contact',
      (w) => (
        <>
          <Field
            label={w.label}
            value={
              <>
                {w.value}
                <br />
                <em>{w.count}</em>
              </>
            }
          />
          <Press pressed>{w.send}</Press>
        </>
      ),
    ],
  ],
} satisfies Record<string, readonly ScreenSpec[]>;
