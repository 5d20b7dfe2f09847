import { useDispatch, useSelector } from 'react-redux';
import { useTranslation } from '@/ui/translation';
import { ToastCard } from './ToastCard';
import styles from './Toasts.module.scss';
import { selectToasts, toastRemoved } from './toast';

/** Renders the store's toasts, translated. */
export function Toasts() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const toasts = useSelector(selectToasts);
  return (
    <section className={styles.root} aria-label={t('toast.region')}>
      {toasts.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          onRemoved={() => dispatch(toastRemoved(toast.id))}
          onAction={(type) => dispatch({ type })}
        />
      ))}
    </section>
  );
}
