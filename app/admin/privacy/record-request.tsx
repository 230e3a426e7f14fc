import { useState } from 'react';
import { useNavigate } from 'react-router';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { InputField, SelectField, TextareaField } from '../../ui/field.tsx';
import { DialogButtons } from '../kit/dialog-buttons.tsx';
import { useSubmit } from '../kit/use-submit.ts';
import { createRequest, type RequestKind } from './data.ts';
import type { AdminPrivacyRequestsMessages } from './messages.en.ts';
import { useRequestMutation } from './use-request-mutation.ts';

type RecordRequestProps = { messages: AdminPrivacyRequestsMessages };

export function RecordRequest({ messages }: RecordRequestProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="compact" onClick={() => setOpen(true)}>
        {messages.record.open}
      </Button>
      <Dialog open={open} onClose={close} title={messages.record.title}>
        {open && <RecordForm messages={messages} onClose={close} />}
      </Dialog>
    </>
  );
}

function RecordForm({ messages, onClose }: RecordRequestProps & { onClose: () => void }) {
  const { record: texts, kinds } = messages;
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
      done: texts.done,
    });
    if (!isDone) return;
    onClose();
    await navigate(localizedHref(`/admin/privacy-requests/${id}`, language));
  });

  return (
    <form className="grid gap-4" onSubmit={onSubmit}>
      <p className="text-soft">{texts.text}</p>
      <InputField
        name="email"
        type="email"
        label={texts.email}
        hint={texts.emailHint}
        autoComplete="off"
        required
      />
      <SelectField name="kind" label={texts.kind}>
        {Object.entries(kinds).map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextareaField name="message" label={texts.message} maxLength={2000} />
      <DialogFooter>
        <DialogButtons
          cancel={messages.cancel}
          submit={texts.submit}
          disabled={pending}
          onCancel={onClose}
        />
      </DialogFooter>
    </form>
  );
}
