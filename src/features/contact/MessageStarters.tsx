import { useDispatch, useSelector } from 'react-redux';
import { Icon } from '@/ui/Icon';
import { focusElement } from '@/ui/focusElement';
import styles from './MessageStarters.module.scss';
import type { Draft } from './contactDraft';
import { messageDrafted, selectDraft } from './draftsSlice';

/** The draft with a sentence to complete below what is written; unchanged if it has the sentence. */
function withSentence(draft: Draft, sentence: string): Draft {
  const text = draft.values.message?.trim() ?? '';
  if (text.includes(sentence.trim())) return draft;
  const message = text === '' ? sentence : `${text}\n${sentence}`;
  const isTyped = text !== '' && text !== draft.begun?.trim();
  const prefill = !isTyped && ({ begun: message, unfinished: true } as const);
  return { ...draft, values: { ...draft.values, message }, ...prefill };
}

/** Sentences to complete, as lines of ruled paper: each one is added to the message of the contact form. */
export function MessageStarters({ items }: { items: readonly string[] }) {
  const dispatch = useDispatch();
  // The form's: read when the form mounts, and after each field that the visitor leaves.
  const draft = useSelector((state: Parameters<typeof selectDraft>[0]) => selectDraft(state, 'message'));
  return (
    <ul className={styles.root}>
      {items.map((item) => (
        <li key={item}>
          <button
            type="button"
            onClick={() => {
              if (draft) dispatch(messageDrafted(withSentence(draft, item.replace(/…$/, ''))));
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
