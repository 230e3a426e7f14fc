import { type KeyboardEvent, useState } from 'react';
import {
  maxClientNameLength,
  maxLocationLength,
  maxUrlLength,
} from '../../../../../domain/limits.ts';
import { useAuth } from '../../../../backend/auth/auth-context.ts';
import { codeOf, uniqueViolation } from '../../../../backend/backend-error.ts';
import { InputField } from '../../../../ui/fields/field.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useDescribeError } from '../../../kit/actions/use-describe-error.ts';
import { DialogButtons } from '../../../kit/dialogs/dialog-buttons.tsx';
import type { AdminMessages } from '../../../messages.en.ts';
import { useMessages } from '../../../use-messages.ts';
import { createClient } from '../../data/clients.ts';

type NewClientProps = {
  onClose: () => void;
  onCreated: (id: string) => Promise<void>;
  messages: AdminMessages['jobEditor'];
};

const emptyFields = { name: '', website: '', location: '' };

export function NewClient({ onClose, onCreated, messages }: NewClientProps) {
  const { client: t } = messages;
  const editing = useMessages('editing');
  const { getClient } = useAuth();
  const describeError = useDescribeError();
  const [fields, setFields] = useState(emptyFields);
  const [errors, setErrors] = useState<{ name?: string; website?: string }>({});
  const [pending, setPending] = useState(false);
  const read = (key: keyof typeof emptyFields) => ({
    value: fields[key],
    onChange: (event: { target: { value: string } }) =>
      setFields((before) => ({ ...before, [key]: event.target.value })),
    // Not a form: it is nested in the form of the screen, which Enter must not submit.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      void create();
    },
  });

  async function create() {
    const { name, website, location } = fields;
    if (!name.trim()) return setErrors({ name: editing.errors.required });
    if (website.trim() && !/^https:\/\/[^\s"<>]+$/.test(website.trim())) {
      return setErrors({ website: t.websiteInvalid });
    }
    setPending(true);
    try {
      await onCreated(await createClient(await getClient(), { name, website, location }));
    } catch (error) {
      const isTaken = codeOf(error) === uniqueViolation;
      setErrors({ name: isTaken ? t.taken : describeError(error) });
      setPending(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      actions={
        <DialogButtons
          cancel={t.cancel}
          submit={t.submit}
          disabled={pending}
          onCancel={onClose}
          onSubmit={create}
        />
      }
    >
      <p className="text-soft">{t.text}</p>
      <InputField
        label={t.name}
        error={errors.name}
        maxLength={maxClientNameLength}
        {...read('name')}
      />
      <InputField
        label={t.website}
        error={errors.website}
        type="url"
        placeholder="https://"
        maxLength={maxUrlLength}
        {...read('website')}
      />
      <InputField label={t.location} maxLength={maxLocationLength} {...read('location')} />
    </Dialog>
  );
}
