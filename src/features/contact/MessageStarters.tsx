import { useDispatch } from 'react-redux';
import { Icon } from '@/ui/Icon';
import { focusElement } from '@/ui/focusElement';
import styles from './MessageStarters.module.scss';
import { messageContinued } from './contactSlice';

/** Sentences to complete, as lines of ruled paper: each one is added to the message of the contact form. */
export function MessageStarters({ items }: { items: readonly string[] }) {
  const dispatch = useDispatch();
  return (
    <ul className={styles.root}>
      {items.map((item) => (
        <li key={item}>
          <button
            type="button"
            onClick={() => {
              dispatch(messageContinued(item.replace(/…$/, '')));
              focusElement(document.getElementById('contact-message'), true);
            }}
          >
            {item} <Icon name="arrow-right" />
          </button>
        </li>
      ))}
    </ul>
  );
}
