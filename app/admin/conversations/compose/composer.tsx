import { useRef, useState } from 'react';
import type { Language } from '../../../../domain/language.ts';
import { maxMessageLength } from '../../../../domain/limits.ts';
import { messageFrom, messageTo, usualSignature } from '../../../../domain/mail/message.ts';
import {
  fillLine,
  findTypedVariable,
  languageOfText,
  listBrackets,
  listVariables,
} from '../../../../domain/mail/message-template.ts';
import { blankTemplateFor } from '../../../../domain/mail/staff-mail.ts';
import { fill } from '../../../i18n/format.ts';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { useDialogError } from '../../../ui/toast/use-dialog-error.ts';
import { defaultSendAt, SendAtField } from '../../kit/forms/send-at-field.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import { BounceNotice } from '../bounce-notice.tsx';
import { useMessageTemplates } from '../templates/use-message-templates.ts';
import { Attachments } from './attachments.tsx';
import type { ComposeFormProps } from './compose-form.tsx';
import { ComposerButtons } from './composer-buttons.tsx';
import type { ComposedMail, prepareMail } from './data.ts';
import { MessagePreview } from './message-preview.tsx';
import { OwnMailFields } from './own-mail-fields.tsx';
import { MessageTemplateField } from './template-field.tsx';
import { useMessageDraft } from './use-message-draft.ts';
import { useSendMail } from './use-send-mail.ts';

type ComposerProps = ComposeFormProps & { start: Awaited<ReturnType<typeof prepareMail>> };

/** Writes a mail. The text that is shown is the text that is sent. The mail can be cancelled for a moment. */
export function Composer(props: ComposerProps) {
  const { target, draft, subject: answered, standard = [], start, onSent, onCancel } = props;
  const { reply: t, variables: names } = useMessages('conversations');
  const { name } = useStaff();
  const { language, values } = start;
  const signatureIn = (used: Language) => start.signature[used] ?? usualSignature(used, name);
  const blank = {
    subject: answered || start.subject,
    body: messageTo({ firstName: values.first_name ?? '', language }, signatureIn(language)),
    choice: '',
    message: '',
    documents: [],
  };
  const { current, isBlank, write, startFrom, restore, clear } = useMessageDraft(draft, blank);
  const { data: templates = [] } = useMessageTemplates();
  const { choice, message, documents, sendAt } = current;
  const [isPreviewed, setPreviewed] = useState(false);
  const [missing, setMissing] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const [dialogError, clearError] = useDialogError(form);
  const standardMail = standard.find(({ key }) => key === choice);

  function choose(value: string) {
    setMissing(undefined);
    const changed = { ...current, choice: value };
    if (standard.some(({ key }) => key === value)) {
      setPreviewed(true);
      return write(() => ({ choice: value }));
    }
    const template = templates.find(({ id }) => id === value);
    if (!template) return startFrom({ ...changed, subject: blank.subject, body: blank.body });
    const writtenLanguage = languageOfText(template.body, language);
    const subject = fillLine(template.subject[writtenLanguage], values, names);
    startFrom({
      ...changed,
      subject: answered || subject || start.subject,
      body: messageFrom(template.body[writtenLanguage] ?? {}, values, signatureIn(writtenLanguage)),
    });
  }

  // A template may have no text in the recipient's language. The whole mail, with its signature, is in the other
  // language then.
  const chosenTemplate = templates.find(({ id }) => id === choice);
  const writtenLanguage = chosenTemplate ? languageOfText(chosenTemplate.body, language) : language;
  const mail: ComposedMail = standardMail
    ? { template: choice, ...target, message: message.trim() || undefined }
    : {
        template: blankTemplateFor(target),
        ...target,
        language: writtenLanguage === language ? undefined : writtenLanguage,
        subject: current.subject.trim() || undefined,
        body: current.body ? { ...current.body } : undefined,
      };

  function findMissing(): string | undefined {
    const written = standardMail ? [message] : [current.subject, current.body];
    const typed = written.map(findTypedVariable).find(Boolean);
    if (typed) return fill(t.typedVariable, { name: typed });
    if (standardMail) return undefined;
    const unfilled = [...listBrackets(current.subject, names), ...listVariables(current.body)];
    if (unfilled.length > 0) {
      return fill(t.unfilled, {
        names: [...new Set(unfilled)].map((key) => names[key]).join(', '),
      });
    }
    return isBlank || !current.body ? t.empty : undefined;
  }

  const send = useSendMail();
  const { pending, onSubmit } = useSubmit(async () => {
    clearError();
    const missingText = findMissing();
    setMissing(missingText);
    if (missingText) return;
    const sent = {
      ...mail,
      documents: documents.length > 0 ? documents : undefined,
      send_after: sendAt && new Date(sendAt).toISOString(),
    };
    // A mail that is cancelled can be corrected and sent again.
    const isDone = await send(sent, () => restore(current));
    if (!isDone) return;
    clear();
    setPreviewed(false);
    onSent?.();
  });

  return (
    <form ref={form} className="grid gap-4" onSubmit={onSubmit}>
      <BounceNotice personId={start.person_id} address={start.to} />
      <MessageTemplateField
        templates={templates}
        standard={standard}
        value={choice}
        language={language}
        onChange={choose}
      />
      {standardMail?.takesMessage && (
        <TextareaField
          name="message"
          label={t.ownMessage}
          rows={3}
          maxLength={maxMessageLength}
          value={message}
          onChange={(event) => write(() => ({ message: event.target.value }))}
        />
      )}
      {!standardMail && (
        <OwnMailFields
          current={current}
          write={write}
          language={writtenLanguage}
          firstName={values.first_name}
        />
      )}
      <Attachments
        personId={start.person_id}
        chosen={documents}
        onChange={(change) => write((now) => ({ documents: change(now.documents) }))}
      />
      {sendAt !== undefined && (
        <SendAtField
          label={t.sendAt}
          value={sendAt}
          onChange={(time) => write(() => ({ sendAt: time }))}
        />
      )}
      {isPreviewed && <MessagePreview mail={mail} />}
      <p className="text-sm text-soft">{t.hint}</p>
      {(missing || dialogError) && (
        <p role="alert" className="font-medium text-lingon">
          {missing ?? dialogError}
        </p>
      )}
      <ComposerButtons
        pending={pending}
        isScheduled={sendAt !== undefined}
        isPreviewed={isPreviewed}
        onPreview={() => setPreviewed(!isPreviewed)}
        onSchedule={(isScheduled) =>
          write(() => ({ sendAt: isScheduled ? defaultSendAt() : undefined }))
        }
        onCancel={onCancel}
      />
    </form>
  );
}
