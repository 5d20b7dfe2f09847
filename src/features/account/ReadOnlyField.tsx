import { useId } from 'react';
import { FieldFrame } from '@/ui/FieldFrame';

interface ReadOnlyFieldProps {
  id: string;
  label: string;
  value: string;
  /** Why it can't be changed here. */
  hint: string;
}

/** A value among the fields of a form that is shown and read, and not changed there. */
export function ReadOnlyField({ id, label, value, hint }: ReadOnlyFieldProps) {
  const noteId = useId();
  return (
    <FieldFrame {...{ id, noteId, label, hint }}>
      <input id={id} value={value} readOnly aria-describedby={noteId} />
    </FieldFrame>
  );
}
