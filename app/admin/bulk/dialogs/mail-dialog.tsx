import { useState } from 'react';
import { maxMessageLength } from '../../../../domain/limits.ts';
import { maxSubjectLength } from '../../../../domain/mail/staff-mail.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { CheckboxField, InputField, SelectField } from '../../../ui/fields/field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { useMessageTemplates } from '../../conversations/templates/use-message-templates.ts';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { defaultSendAt, SendAtField } from '../../kit/forms/send-at-field.tsx';
import { useMessages } from '../../use-messages.ts';
import type { BulkDialogProps } from '../bulk-dialog-props.ts';
import { PreviewSummary } from '../preview-summary.tsx';
import { useBulkDialog } from '../use-bulk-dialog.ts';

/** Mails everybody who is selected, with one text or from a template, now or later. */
export function BulkMailDialog({ target, selection, count, close, onStarted }: BulkDialogProps) {
  const bulk = useMessages('bulk');
  const language = useLanguage();
  const { data: templates = [] } = useMessageTemplates();
  const [chosenTemplate, setChosenTemplate] = useState('');
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('');
  const [sendAt, setSendAt] = useState<string>();
  const template = target === 'applications' ? 'application_message' : 'person_message';
  const callWith = (mail: object, templateId?: string) => ({
    target,
    selection,
    work: {
      kind: 'mail' as const,
      mail: { template, ...mail },
      ...(templateId && { message_template_id: templateId }),
    },
  });
  const { preview, previewError, start, isDisabled } = useBulkDialog(callWith({}), onStarted);
  return (
    <FormDialog
      onClose={close}
      title={formatPlural(bulk.mail.title, count, language, {
        count: formatNumber(count, language),
      })}
      onSubmit={(event) => {
        event.preventDefault();
        const text = chosenTemplate ? {} : { message, ...(subject.trim() && { subject }) };
        const time = sendAt ? { send_after: new Date(sendAt).toISOString() } : {};
        void start(callWith({ ...text, ...time }, chosenTemplate));
      }}
      cancel={bulk.cancel}
      submit={bulk.mail.submit}
      disabled={isDisabled}
    >
      <PreviewSummary preview={preview} error={previewError} undo="mail" />
      {templates.length > 0 && (
        <SelectField
          label={bulk.mail.template}
          hint={chosenTemplate ? bulk.mail.templateHint : undefined}
          value={chosenTemplate}
          onChange={(event) => setChosenTemplate(event.currentTarget.value)}
        >
          <option value="">{bulk.mail.ownWords}</option>
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {!chosenTemplate && (
        <>
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
        </>
      )}
      <CheckboxField
        label={bulk.mail.later}
        checked={sendAt !== undefined}
        onChange={({ currentTarget: { checked } }) =>
          setSendAt(checked ? defaultSendAt() : undefined)
        }
      />
      {sendAt !== undefined && (
        <SendAtField label={bulk.mail.sendAt} value={sendAt} onChange={setSendAt} />
      )}
    </FormDialog>
  );
}
