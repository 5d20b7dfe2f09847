import { useId } from 'react';
import { FieldFrame } from '@/ui/FieldFrame';
import { Icon } from '@/ui/Icon';
import { lock } from '@/ui/icons/lock';

interface ReadOnlyFieldProps {
  id: string;
  label: string;
  value: string;
  /** Explains why the value is read-only. */
  hint: string;
}

/** Read-only value laid out like a form field. */
export function ReadOnlyField({ id, label, value, hint }: ReadOnlyFieldProps) {
  const noteId = useId();
  return (
    <FieldFrame {...{ id, noteId, label, hint }}>
      <input id={id} value={value} readOnly aria-describedby={noteId} />
      <Icon name={lock} />
    </FieldFrame>
  );
}
