import { type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { PageLink } from '@/ui/PageLink';
import { useTranslation } from '@/ui/translation';
import styles from './Consent.module.scss';
import {
  type Allowed,
  type Purpose,
  allOrNothing,
  purposes,
  purposesChosen,
  selectAllowed,
  selectSettingsOpen,
  settingsClosed,
  settingsOpened,
} from './consentSlice';

function useChoose() {
  const dispatch = useDispatch();
  return (allowed: Allowed) => dispatch(purposesChosen({ at: new Date().toISOString(), allowed }));
}

function More() {
  const { t } = useTranslation();
  return <PageLink to="legal/cookies">{t('consent.more')}</PageLink>;
}

/** Yes and no weigh the same. */
function YesAndNo() {
  const { t } = useTranslation();
  const choose = useChoose();
  return (
    <>
      <Button variant="ink" size="s" onClick={() => choose(allOrNothing(true))}>
        {t('consent.accept')}
      </Button>
      <Button variant="ink" size="s" onClick={() => choose(allOrNothing(false))}>
        {t('consent.reject')}
      </Button>
    </>
  );
}

/** The question at the foot of the window. */
export function ConsentBar() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const title = useId();
  return (
    <section className={styles.bar} aria-labelledby={title}>
      <div className={styles.text}>
        <h2 id={title}>{t('consent.title')}</h2>
        <p>
          {t('consent.text')} <More />
        </p>
      </div>
      <div className={styles.actions}>
        <YesAndNo />
        <Button variant="line" size="s" onClick={() => dispatch(settingsOpened())}>
          {t('consent.settings')}
        </Button>
      </div>
    </section>
  );
}

/** What can be asked on this site: no tag, no question about it. */
const askable = () => purposes.filter((purpose) => purpose !== 'analytics' || MEASURED);

/** One switch a purpose; what is chosen is remembered when it is saved. */
export function ConsentDialog() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const choose = useChoose();
  const open = useSelector(selectSettingsOpen);
  const allowed = useSelector(selectAllowed) ?? allOrNothing(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const asked = askable();
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    choose({ ...allowed, ...Object.fromEntries(asked.map((purpose) => [purpose, given.has(purpose)])) });
  };
  const row = (purpose: Purpose) => (
    <li key={purpose}>
      <label>
        <span>
          <strong>{t(`consent.purposes.${purpose}.title`)}</strong>
          {t(`consent.purposes.${purpose}.text`)}
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
      // Told a moment later: by then the store may have opened it again.
      onClose={({ currentTarget }) => open && !currentTarget.open && dispatch(settingsClosed())}
    >
      <form key={String(open)} onSubmit={save}>
        <div className={styles.head}>
          <h2 id={title}>{t('consent.settings')}</h2>
          <IconButton icon="x-lg" label={t('consent.close')} onClick={() => dispatch(settingsClosed())} />
        </div>
        <p>
          {t(asked.includes('analytics') ? 'consent.explanationMeasured' : 'consent.explanation')} <More />
        </p>
        <ul className={styles.purposes}>
          <li>
            <label>
              <span>
                <strong>{t('consent.purposes.needed.title')}</strong>
                {t('consent.purposes.needed.text')}
              </span>
              <input type="checkbox" role="switch" checked disabled readOnly />
            </label>
          </li>
          {asked.map(row)}
        </ul>
        <div className={styles.actions}>
          <YesAndNo />
          <Button variant="line" size="s" type="submit">
            {t('consent.save')}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
