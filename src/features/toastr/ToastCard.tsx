import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { exclamationCircle } from '@/ui/icons/exclamation-circle';
import { IconButton } from '@/ui/IconButton';
import { languageCodes } from '@/site/languages';
import { useTranslation } from '@/ui/translation';
import styles from './Toasts.module.scss';
import { type Toast, toastTimes } from './toast';

const icons = { success: 'check-lg', error: 'x-lg', info: exclamationCircle } as const;

interface ToastCardProps {
  toast: Toast;
  /** Called after the fade-out. */
  onRemoved: () => void;
  /** Called when its action button is clicked. */
  onAction: (type: string) => void;
}

/**
 * Toast with the states inactive, active, removed. Closes after a timeout, on click or by its button. Hover and focus
 * pause it; afterwards it stays 1 s.
 */
export function ToastCard({
  toast: { type, title, message, values, timeOut, progressBar, action },
  onRemoved,
  onAction,
}: ToastCardProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'inactive' | 'active' | 'removed'>('inactive');
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const isPaused = pointed || focused;
  /** Element that had the focus before the toast; focused again when the toast is closed. */
  const cameFrom = useRef<Element | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const [wait, setWait] = useState(timeOut);
  const removed = useEffectEvent(onRemoved);

  useEffect(() => {
    const frame = requestAnimationFrame(() => setState((now) => (now === 'inactive' ? 'active' : now)));
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    // Beyond the maximum delay of setTimeout (2³¹ − 1 ms): never closes.
    if (isPaused || state === 'removed' || wait > 2 ** 31 - 1) return;
    const timer = setTimeout(() => setState('removed'), wait);
    return () => clearTimeout(timer);
  }, [isPaused, state, wait]);
  useEffect(() => {
    if (state !== 'removed') return;
    const timer = setTimeout(removed, toastTimes.ease);
    return () => clearTimeout(timer);
  }, [state]);

  const extend = () => {
    if (wait < Number.MAX_SAFE_INTEGER) setWait(toastTimes.extended);
  };
  const point = ({ type: happened }: PointerEvent) => {
    setPointed(happened === 'pointerenter');
    extend();
  };
  const enter = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    setFocused(true);
  };
  const onBlur = () => {
    setFocused(false);
    extend();
  };
  const close = () => {
    const { current: origin } = cameFrom;
    if (card.current?.contains(document.activeElement) && origin instanceof HTMLElement) origin.focus();
    setState('removed');
  };
  const texts = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'object') return [name, value] as const;
    // If the page did not load these words: another language, or ''.
    const options = { ns: value.ns, fallbackLng: languageCodes, defaultValue: '' };
    return [name, value.keys.map((key) => t(key, options)).join(', ')] as const;
  });
  return (
    // Clicking is a shortcut for the close button, which is keyboard accessible.
    <div
      ref={card}
      className={styles.toast}
      data-type={type}
      data-state={state}
      role={type === 'error' ? 'alert' : 'status'}
      onPointerEnter={point}
      onPointerLeave={point}
      onFocus={enter}
      onBlur={onBlur}
      onClick={close}
    >
      <span className={styles.icon}>
        <Icon name={icons[type]} />
      </span>
      <div className={styles.words}>
        {title !== null && <p className={styles.title}>{t(title)}</p>}
        <p>{t(message, Object.fromEntries(texts))}</p>
        {action && (
          <Button variant="text" size="s" onClick={() => onAction(action.type)}>
            {t(action.label)}
          </Button>
        )}
      </div>
      <IconButton icon="x-lg" label={t('toast.close')} onClick={close} />
      {progressBar && (
        <span
          className={styles.progress}
          data-short={timeOut <= 1000 || undefined}
          data-paused={isPaused || undefined}
          aria-hidden="true"
        />
      )}
    </div>
  );
}
