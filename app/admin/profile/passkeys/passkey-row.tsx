import { useState } from 'react';
import { maxPasskeyNameLength } from '../../../../domain/limits.ts';
import type { Passkey } from '../../../backend/auth/passkeys.ts';
import { fill, formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { InputField } from '../../../ui/fields/field.tsx';
import { Dialog, DialogFooter } from '../../../ui/overlays/dialog.tsx';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { DialogButtons } from '../../kit/dialogs/dialog-buttons.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import type { AdminMessages } from '../../messages.en.ts';

type Messages = AdminMessages['profile']['passkeys'];

type PasskeyRowProps = {
  messages: Messages;
  passkey: Passkey;
  /** Absent in the list of a colleague, whose passkeys cannot be renamed. */
  onRename?: (name: string) => Promise<boolean>;
  onRemove?: () => Promise<unknown>;
};

export function PasskeyRow({ messages, passkey, onRename, onRemove }: PasskeyRowProps) {
  const language = useLanguage();
  const [dialog, setDialog] = useState<'rename' | 'remove'>();
  const close = () => setDialog(undefined);
  const name = passkey.name || messages.unnamed;
  const day = (date: string) => formatDate(new Date(date), language);
  const facts = [
    fill(messages.addedOn, { date: day(passkey.createdAt) }),
    passkey.lastUsedAt
      ? fill(messages.lastUsed, { date: day(passkey.lastUsedAt) })
      : messages.neverUsed,
  ];

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3.5 py-2.5">
      <span className="grid min-w-0">
        <b className="wrap-anywhere font-semibold">{name}</b>
        <span className="text-soft">{facts.join(' · ')}</span>
      </span>
      <span className="-ml-3.5 flex gap-1 sm:ml-0">
        {onRename && (
          <Button
            variant="quiet"
            size="compact"
            aria-label={fill(messages.renameLabel, { name })}
            onClick={() => setDialog('rename')}
          >
            {messages.rename}
          </Button>
        )}
        {onRemove && (
          <Button
            variant="quiet"
            size="compact"
            aria-label={fill(messages.removeLabel, { name })}
            onClick={() => setDialog('remove')}
          >
            {messages.remove}
          </Button>
        )}
      </span>
      {dialog === 'rename' && onRename && (
        <RenameDialog messages={messages} name={name} onRename={onRename} onClose={close} />
      )}
      {dialog === 'remove' && onRemove && (
        <ConfirmDialog
          messages={{
            title: fill(messages.removeTitle, { name }),
            text: messages.removeText,
            cancel: messages.keepPasskey,
            submit: messages.remove,
          }}
          pending={false}
          onSubmit={() => {
            close();
            return onRemove();
          }}
          onClose={close}
        />
      )}
    </li>
  );
}

type RenameDialogProps = {
  messages: Messages;
  name: string;
  onRename: (name: string) => Promise<boolean>;
  onClose: () => void;
};

function RenameDialog({ messages, name, onRename, onClose }: RenameDialogProps) {
  const { pending, onSubmit } = useSubmit(async (field) => {
    if (await onRename(field('name'))) onClose();
  });
  return (
    <Dialog open onClose={onClose} title={messages.renameTitle}>
      <form className="grid gap-4" onSubmit={onSubmit}>
        <InputField
          label={messages.name}
          name="name"
          defaultValue={name}
          maxLength={maxPasskeyNameLength}
          pattern=".*\S.*"
          autoComplete="off"
          required
          autoFocus
        />
        <DialogFooter>
          <DialogButtons
            cancel={messages.cancel}
            submit={messages.save}
            disabled={pending}
            onCancel={onClose}
          />
        </DialogFooter>
      </form>
    </Dialog>
  );
}
