import { useState } from 'react';
import { useNavigate } from 'react-router';
import { maxRequestMessageLength } from '../../../domain/people/privacy-request.ts';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { InputField, SelectField } from '../../ui/fields/field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { FormDialog } from '../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../kit/forms/use-submit.ts';
import { createRequest, type RequestKind } from './data.ts';
import type { AdminPrivacyRequestsMessages } from './messages.en.ts';
import { useRequestMutation } from './use-request-mutation.ts';

type RecordRequestProps = { messages: AdminPrivacyRequestsMessages };

/** A button with a dialog in which an administrator records a request that came by phone or letter. */
export function RecordRequest({ messages }: RecordRequestProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="compact" onClick={() => setOpen(true)}>
        {messages.record.open}
      </Button>
      {open && <RecordDialog messages={messages} onClose={() => setOpen(false)} />}
    </>
  );
}

function RecordDialog({ messages, onClose }: RecordRequestProps & { onClose: () => void }) {
  const { record: t, kinds } = messages;
  const mutate = useRequestMutation();
  const navigate = useNavigate();
  const language = useLanguage();
  const { pending, onSubmit } = useSubmit(async (field) => {
    let id = '';
    const isDone = await mutate({
      work: async (client) => {
        id = await createRequest(client, {
          email: field('email').trim(),
          kind: field('kind') as RequestKind,
          message: field('message').trim(),
        });
      },
      done: t.done,
    });
    if (!isDone) return;
    onClose();
    await navigate(localizedHref(`/admin/privacy-requests/${id}`, language));
  });

  return (
    <FormDialog
      title={t.title}
      onClose={onClose}
      onSubmit={onSubmit}
      cancel={messages.cancel}
      submit={t.submit}
      disabled={pending}
    >
      <p className="text-soft">{t.text}</p>
      <InputField
        name="email"
        type="email"
        label={t.email}
        hint={t.emailHint}
        autoComplete="off"
        required
      />
      <SelectField name="kind" label={t.kind}>
        {Object.entries(kinds).map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextareaField name="message" label={t.message} maxLength={maxRequestMessageLength} />
    </FormDialog>
  );
}
