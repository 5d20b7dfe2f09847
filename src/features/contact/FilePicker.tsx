import { type ChangeEvent, useId, useRef, useState } from 'react';
import { interpolate } from '@/lib/interpolate';
import { localeOf } from '@/site/languages';
import { Icon } from '@/ui/Icon';
import { CvSheet } from '@/ui/art/specialty/CvSheet';
import { useLanguage } from '@/ui/translation';
import styles from './FilePicker.module.scss';
import { type FileProblem, fileKinds, fileKindsIn, fileLimit, fileProblem, fileSize } from './fileRules';

export interface FilePickerWords {
  label: string;
  choose: string;
  /** `{{kinds}}` and `{{limit}}`. */
  hint: string;
  remove: string;
  /** Data protection notice. */
  note: string;
  problems: Record<FileProblem, string>;
}

interface FilePickerProps extends FilePickerWords {
  file: File | null;
  onPick: (file: File | null) => void;
}

/** File input with validation of type and size; the file can be removed. */
export function FilePicker({ file, onPick, label, choose, hint, remove, note, problems }: FilePickerProps) {
  const language = useLanguage();
  const locale = localeOf(language);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [id, messageId] = [useId(), useId()];
  const values = { kinds: fileKindsIn(language), limit: fileSize(fileLimit, locale) };
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picked = target.files?.[0] ?? null;
    const found = picked && fileProblem(picked);
    setProblem(found);
    onPick(found ? null : picked);
    // Allow selecting the same file again.
    target.value = '';
  };
  const removeFile = () => {
    onPick(null);
    input.current?.focus();
  };
  return (
    <div className={styles.root} data-invalid={problem !== null || undefined}>
      <p className={styles.label}>{label}</p>
      <input
        ref={input}
        id={id}
        type="file"
        className="visually-hidden"
        accept={fileKinds.map((kind) => `.${kind}`).join(',')}
        aria-describedby={messageId}
        onChange={pick}
      />
      <div className={styles.choose}>
        <CvSheet />
        <div>
          <label htmlFor={id}>{choose}</label>
          <p id={messageId} role="status" className={problem ? styles.problem : styles.hint}>
            {interpolate(problem ? problems[problem] : hint, values)}
          </p>
        </div>
        <p className={styles.note}>{note}</p>
      </div>
      {file && (
        <p className={styles.file}>
          <span>
            <strong>{file.name}</strong> {fileSize(file.size, locale)}
          </span>
          <button type="button" aria-label={`${remove}: ${file.name}`} onClick={removeFile}>
            <Icon name="x-lg" />
          </button>
        </p>
      )}
    </div>
  );
}
