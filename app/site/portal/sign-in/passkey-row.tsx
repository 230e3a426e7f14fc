import { type FormEvent, useState } from 'react';
import { maxPasskeyNameLength } from '../../../../domain/limits.ts';
import { fill } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { InputField } from '../../../ui/fields/field.tsx';
import { Dialog, DialogFooter } from '../../../ui/overlays/dialog.tsx';
import { usePortalMessages } from '../portal-context.ts';

type PasskeyRowProps = {
  name: string;
  since: string;
  pending: boolean;
  /** Returns the message of an error. */
  onRename: (name: string) => Promise<string | undefined>;
  onRemove: () => Promise<unknown>;
};

export function PasskeyRow({ name, since, pending, onRename, onRemove }: PasskeyRowProps) {
  const { passkeys: t } = usePortalMessages();
  const [dialog, setDialog] = useState<'rename' | 'remove'>();
  const [error, setError] = useState<string>();
  const close = () => {
    setDialog(undefined);
    setError(undefined);
  };
  const rename = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const failure = await onRename(String(new FormData(event.currentTarget).get('name') ?? ''));
    if (failure) setError(failure);
    else close();
  };

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2">
      <span className="grid min-w-0">
        <b className="wrap-anywhere font-semibold">{name}</b>
        <span className="text-soft">{fill(t.addedOn, { date: since })}</span>
      </span>
      <span className="-ml-3.5 flex gap-1 sm:ml-0">
        <Button
          variant="quiet"
          size="medium"
          disabled={pending}
          aria-label={fill(t.renameLabel, { name })}
          onClick={() => setDialog('rename')}
        >
          {t.rename}
        </Button>
        <Button
          variant="quiet"
          size="medium"
          disabled={pending}
          aria-label={fill(t.removeLabel, { name })}
          onClick={() => setDialog('remove')}
        >
          {t.remove}
        </Button>
      </span>
      {dialog === 'rename' && (
        <Dialog open onClose={close} title={t.renameTitle}>
          <form className="grid gap-4" onSubmit={(event) => void rename(event)}>
            <InputField
              label={t.name}
              name="name"
              defaultValue={name}
              maxLength={maxPasskeyNameLength}
              pattern=".*\S.*"
              autoComplete="off"
              error={error}
              required
              autoFocus
            />
            <DialogFooter>
              <Button variant="outline" size="medium" onClick={close}>
                {t.cancel}
              </Button>
              <Button type="submit" size="medium" disabled={pending}>
                {t.save}
              </Button>
            </DialogFooter>
          </form>
        </Dialog>
      )}
      {dialog === 'remove' && (
        <Dialog
          open
          onClose={close}
          title={fill(t.removeTitle, { name })}
          actions={
            <>
              <Button variant="outline" size="medium" onClick={close}>
                {t.keepPasskey}
              </Button>
              <Button
                variant="danger"
                size="medium"
                onClick={() => {
                  close();
                  void onRemove();
                }}
              >
                {t.remove}
              </Button>
            </>
          }
        >
          <p>{t.removeText}</p>
        </Dialog>
      )}
    </li>
  );
}
