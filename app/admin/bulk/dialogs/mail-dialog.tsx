import { useState } from 'react';
import { maxMessageLength } from '../../../../domain/limits.ts';
import { maxSubjectLength } from '../../../../domain/mail/staff-mail.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { InputField } from '../../../ui/field.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { useMessages } from '../../use-messages.ts';
import type { BulkDialogProps } from '../bulk-dialog-props.ts';
import { PreviewSummary } from '../preview-summary.tsx';
import { useBulkDialog } from '../use-bulk-dialog.ts';

/** Mails everybody who is selected, with one text. */
export function MailDialog({ target, selection, count, close, onStarted }: BulkDialogProps) {
  const bulk = useMessages('bulk');
  const language = useLanguage();
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('');
  const template = target === 'applications' ? 'application_message' : 'person_message';
  const callWith = (mail: object) => ({
    target,
    selection,
    work: { kind: 'mail' as const, mail: { template, ...mail } },
  });
  const { preview, previewError, start, isDisabled } = useBulkDialog(callWith({}), onStarted);
  return (
    <FormDialog
      onClose={close}
      title={fill(bulk.mail.title, { count: formatNumber(count, language) })}
      onSubmit={(event) => {
        event.preventDefault();
        void start(callWith({ message, ...(subject.trim() && { subject }) }));
      }}
      cancel={bulk.cancel}
      submit={bulk.mail.submit}
      disabled={isDisabled}
    >
      <PreviewSummary preview={preview} error={previewError} undo="mail" />
      <InputField
        name="subject"
        label={bulk.mail.subject}
        hint={bulk.mail.subjectHint}
        maxLength={maxSubjectLength}
        value={subject}
        onChange={(event) => setSubject(event.currentTarget.value)}
      />
      <TextareaField
        name="message"
        label={bulk.mail.message}
        hint={bulk.mail.hint}
        required
        rows={6}
        maxLength={maxMessageLength}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
