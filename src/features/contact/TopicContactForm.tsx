import type enContact from '@words/en/contact.json';
import type en from '@words/en/contact/v2.json';
import { useDeferredValue, useMemo, useState } from 'react';
import { type ContactTopic, contactTopics, parseTopic } from '@/data/contactTopics';
import { people } from '@/data/people';
import { interpolate } from '@/lib/interpolate';
import { MessageFacts } from '@/sections/pages/MessageFacts';
import { callbackDays, formatDayAndTime, visitorTimeZone } from '@/site/callbackTimes';
import { company } from '@/site/company';
import { Select } from '@/ui/Select';
import { Mascot } from '@/ui/art/Mascot';
import { PersonPortrait } from '@/ui/art/people/PersonPortrait';
import { useCurrentMinute } from '@/ui/useCurrentMinute';
import { useQueryString } from '@/ui/useQueryString';
import { useLanguage } from '@/ui/translation';
import { CallbackPicker } from './CallbackPicker';
import { ContactForm } from './ContactForm';
import styles from './TopicContactForm.module.scss';

interface TopicContactFormProps extends Pick<typeof en, 'hero' | 'desk' | 'topics' | 'call' | 'facts'> {
  form: (typeof enContact)['form'];
}

interface TopicWords {
  title: string;
  sign: string;
  role: string;
  says: string;
  message: string;
  fields: Record<string, { label: string; options: Record<string, string> }>;
}

const contactTopicIds = Object.keys(contactTopics) as ContactTopic[];

/** Contact form by topic: the topic determines the recipient, the questions and the prefilled message. */
export function TopicContactForm({ hero, desk, topics, call, facts, form }: TopicContactFormProps) {
  const language = useLanguage();
  const [query, setQuery] = useQueryString();
  const topic = parseTopic(query);
  const words = topics[topic] as TopicWords;
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [date, setDate] = useState('');
  const [time, setTime] = useState<number | null>(null);
  // Deferred: rendering the many times must not delay the response to input.
  const minute = useDeferredValue(useCurrentMinute());
  const days = minute === null ? [] : callbackDays(minute);
  // Ignore a time that is no longer offered.
  const wanted = time !== null && days.some(({ times }) => times.includes(time)) ? time : null;
  const prefills = useMemo(() => contactTopicIds.map((id) => topics[id].message), [topics]);
  const { timeZone } = company.hours;

  const callbackLines = () => {
    if (wanted === null) return [];
    const officeTime = interpolate(call.line, { when: formatDayAndTime(wanted, language, timeZone) });
    const visitorTime = formatDayAndTime(wanted, language, visitorTimeZone());
    const same = visitorTime === formatDayAndTime(wanted, language, timeZone);
    return [same ? officeTime : `${officeTime}, ${interpolate(call.lineYours, { time: visitorTime })}`];
  };
  const preamble = [
    `${desk.topic}: ${words.title}`,
    ...Object.entries(words.fields).flatMap(([id, { label, options }]) => {
      const answer = options[answers[`${topic}.${id}`] ?? ''];
      return answer ? [`${label} ${answer}`] : [];
    }),
    ...callbackLines(),
  ].join('\n');
  const person = contactTopics[topic];
  return (
    <>
      <section className={styles.hero} aria-labelledby="desk-title">
        <div className={styles.content}>
          <div>
            <h1 id="desk-title">
              {hero.title.split(/(?<=\? )/).map((sentence) => (
                <span key={sentence}>{sentence}</span>
              ))}
            </h1>
            <p className={styles.text}>{hero.text}</p>
          </div>
          <svg className={styles.cloud} viewBox="0 0 318 176" aria-hidden="true" focusable="false">
            <svg width="266" height="172">
              <Mascot pose="stand" mood="open" />
            </svg>
            <g transform="rotate(9 252 128)" stroke="var(--cloud-eye)" strokeWidth="4" strokeLinejoin="round">
              <rect x="206" y="98" width="92" height="62" rx="6" fill="#fff" />
              <path d="M206 103 252 135 298 103" fill="none" />
              <circle cx="252" cy="136" r="8" fill="var(--brand)" stroke="none" />
            </g>
          </svg>
          <fieldset className={styles.signpost}>
            <legend className="visually-hidden">{hero.topics}</legend>
            {contactTopicIds.map((id) => (
              <label key={id} className={styles.arm}>
                <input
                  type="radio"
                  name="topic"
                  value={id}
                  checked={id === topic}
                  onChange={() => setQuery(`topic=${id}`)}
                />
                <span>
                  <small>{topics[id].sign}</small>
                  {topics[id].title}
                </span>
              </label>
            ))}
          </fieldset>
        </div>
      </section>
      <div className={styles.below}>
        <figure className={styles.recipient} aria-live="polite">
          <div className={styles.portrait}>
            <PersonPortrait of={person} />
            <svg className={styles.tray} viewBox="0 0 88 64" aria-hidden="true" focusable="false">
              <g stroke="#0d1b14" strokeWidth="2" strokeLinejoin="round">
                <g fill="#fff">
                  <path d="M16 18 62 6 71 40 25 52Z" />
                  <path d="M16 18 46 30 62 6" fill="#eef3f0" />
                  <path d="M18 26H70V60H18Z" />
                  <path d="M18 26 44 44 70 26" fill="#eef3f0" />
                </g>
                <circle cx="44" cy="42" r="4" fill="#09b850" stroke="none" />
                <path d="M4 40H84L80 64H8Z" fill="#0a8f41" />
              </g>
              <path d="M66 41H83L79 64H62Z" fill="#0d1b14" fillOpacity=".16" />
            </svg>
          </div>
          <figcaption>
            <span>{desk.reads}</span>
            <strong>{people[person].name}</strong>
            <span>
              {words.role} <span>{desk.example}</span>
            </span>
          </figcaption>
          <blockquote>{words.says}</blockquote>
        </figure>
        <div className={styles.form}>
          <ContactForm {...form} prefill={words.message} prefills={prefills} preamble={preamble}>
            <fieldset className={styles.questions}>
              <legend>
                {desk.helps} <small>({desk.optional})</small>
              </legend>
              {Object.entries(words.fields).map(([id, { label, options }]) => {
                const key = `${topic}.${id}`;
                return (
                  <Select
                    key={key}
                    layout="stack"
                    label={label}
                    value={answers[key] ?? ''}
                    options={[
                      { value: '', label: desk.choose },
                      ...Object.entries(options).map(([value, text]) => ({ value, label: text })),
                    ]}
                    onChange={(value) => setAnswers({ ...answers, [key]: value })}
                  />
                );
              })}
            </fieldset>
            <CallbackPicker
              words={call}
              days={days}
              date={date}
              chosen={wanted}
              onDay={(next) => {
                setDate(next);
                setTime(null);
              }}
              onTime={setTime}
            />
          </ContactForm>
        </div>
        <MessageFacts {...facts} />
      </div>
    </>
  );
}
