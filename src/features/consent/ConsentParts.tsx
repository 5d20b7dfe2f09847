import type words from '@words/en/consent.json';
import { type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { settings } from '@/site/settings';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { PageLink } from '@/ui/PageLink';
import { useTranslation } from '@/ui/translation';
import styles from './Consent.module.scss';
import {
  type AllowedPurposes,
  type Purpose,
  allPurposes,
  purposes,
  purposesChosen,
  selectAllowed,
  selectSettingsOpen,
  settingsClosed,
  settingsOpened,
} from './consentSlice';

function useChoosePurposes() {
  const dispatch = useDispatch();
  return (allowed: AllowedPurposes) => dispatch(purposesChosen({ at: new Date().toISOString(), allowed }));
}

export type ConsentWords = typeof words;
type WordsProps = { words: ConsentWords };

const CookiePageLink = ({ words }: WordsProps) => <PageLink to="legal/cookies">{words.more}</PageLink>;
const isSpeedMeasured = () => settings.vitals !== 'off';

/** Purposes that this build and its settings use. */
const availablePurposes = () =>
  purposes.filter((purpose) => ({ analytics: MEASURED, speed: isSpeedMeasured(), map: true, video: true })[purpose]);

/** Accept and reject buttons of equal weight; both set all available purposes. */
function AcceptReject({ words }: WordsProps) {
  const choose = useChoosePurposes();
  const answer = (allowed: boolean) =>
    choose({ ...allPurposes(false), ...Object.fromEntries(availablePurposes().map((purpose) => [purpose, allowed])) });
  return (
    <>
      <Button variant="ink" size="s" onClick={() => answer(true)}>
        {words.accept}
      </Button>
      <Button variant="ink" size="s" onClick={() => answer(false)}>
        {words.reject}
      </Button>
    </>
  );
}

function bannerText({ text, textSpeed, textBoth }: ConsentWords): string {
  if (!MEASURED) return textSpeed;
  return isSpeedMeasured() ? textBoth : text;
}

/** Consent banner at the bottom of the window. */
export function ConsentBar({ words }: WordsProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const title = useId();
  return (
    <section className={styles.bar} aria-labelledby={title}>
      <div className={styles.text}>
        <h2 id={title}>{words.title}</h2>
        <p>
          {bannerText(words)} <CookiePageLink words={words} />
        </p>
      </div>
      <div className={styles.actions}>
        <AcceptReject words={words} />
        <Button variant="line" size="s" onClick={() => dispatch(settingsOpened())}>
          {t('consent.settings')}
        </Button>
      </div>
    </section>
  );
}

/** Settings dialog with one switch per purpose; saved on submit. */
export function ConsentDialog({ words }: WordsProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const choose = useChoosePurposes();
  const open = useSelector(selectSettingsOpen);
  const allowed = useSelector(selectAllowed) ?? allPurposes(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const offered = availablePurposes();
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    choose({ ...allowed, ...Object.fromEntries(offered.map((purpose) => [purpose, given.has(purpose)])) });
  };
  const row = (purpose: Purpose) => (
    <li key={purpose}>
      <label>
        <span>
          <strong>{words.purposes[purpose].title}</strong>
          {words.purposes[purpose].text}
        </span>
        <input type="checkbox" role="switch" name={purpose} defaultChecked={allowed[purpose]} />
      </label>
    </li>
  );
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      // `close` fires asynchronously: the store may have reopened the dialog.
      onClose={({ currentTarget }) => open && !currentTarget.open && dispatch(settingsClosed())}
    >
      <form key={String(open)} onSubmit={save}>
        <div className={styles.head}>
          <h2 id={title}>{t('consent.settings')}</h2>
          <IconButton icon="x-lg" label={words.close} onClick={() => dispatch(settingsClosed())} />
        </div>
        <p>
          {MEASURED ? words.explanationMeasured : words.explanation} <CookiePageLink words={words} />
        </p>
        <ul className={styles.purposes}>
          <li>
            <label>
              <span>
                <strong>{words.purposes.needed.title}</strong>
                {words.purposes.needed.text}
              </span>
              <input type="checkbox" role="switch" checked disabled readOnly />
            </label>
          </li>
          {offered.map(row)}
        </ul>
        <div className={styles.actions}>
          <AcceptReject words={words} />
          <Button variant="line" size="s" type="submit">
            {words.save}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
