import type { FormApi } from 'final-form';
import { useEffect, useRef, useState } from 'react';
import { interpolate } from '@/lib/interpolate';
import { localeOf } from '@/site/languages';
import { useLanguage } from '@/ui/translation';
import { FilePicker, type FilePickerWords } from './FilePicker';
import { MessageForm, type MessageFormWords } from './MessageForm';
import type { ControlValues } from './controls';
import { fileSize } from './fileRules';
import { useMessage } from './useMessageOutcome';

export interface ApplicationFormWords extends MessageFormWords {
  /** Shown after a successful submission. */
  sent: string;
  file: FilePickerWords;
  /** First paragraph (`{{job}}`) and last paragraph (`{{name}}`, `{{size}}` of the file) of the message. */
  about: string;
  attached: string;
}

/** Application for a job, sent by the contact call. The file is not uploaded: only its name and size are sent. */
export function ApplicationForm({
  job,
  sent,
  file: words,
  about,
  attached,
  ...rest
}: ApplicationFormWords & { job: string }) {
  const locale = localeOf(useLanguage());
  const api = useRef<FormApi<ControlValues> | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const { status } = useMessage('application');
  useEffect(() => {
    if (status === 'sent') setFile(null);
  }, [status]);
  return (
    <MessageForm
      name="application"
      titleId="application-title"
      api={api}
      above={interpolate(about, { job })}
      below={file ? interpolate(attached, { name: file.name.slice(0, 120), size: fileSize(file.size, locale) }) : ''}
      reservedLength={300}
      successMessage={sent}
      {...rest}
    >
      <FilePicker {...words} file={file} onPick={setFile} />
    </MessageForm>
  );
}
