import { type ReactNode, useState } from 'react';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { fill } from '../../../i18n/format.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useMessages } from '../../use-messages.ts';
import { usePendingAction } from '../actions/use-pending-action.ts';
import { DialogButtons } from '../dialogs/dialog-buttons.tsx';
import { useEditing } from './use-editor.ts';

type PublishDialogProps = {
  title: string;
  submit: string;
  /** The reasons against publishing besides the errors of fields, each a sentence or a name. */
  blockers: string[];
  /** Heading of the blockers. */
  blocked?: string;
  /** Keys of the texts that are missing, which does not prevent publishing. */
  missing?: string[];
  /** True while the fields of the dialog leave nothing to submit. */
  isDisabled?: boolean;
  /** Checks the fields of the dialog before anything is saved. */
  validate?: () => boolean;
  /** Publishes the version that the user has seen. Resolves to false if a colleague saved first. */
  publish: (client: BrowserClient, version: number) => Promise<boolean>;
  onClose: () => void;
  /** Shown only if nothing prevents publishing. */
  children: ReactNode;
  /** Always shown. */
  notes?: ReactNode;
};

/** Saves and publishes. It lists what the database would reject, and what is missing. */
export function PublishDialog(props: PublishDialogProps) {
  const { title, validate, publish, onClose, children } = props;
  const { autosave, labelOf, invalid } = useEditing();
  const { publish: messages } = useMessages('editing');
  const { getClient } = useAuth();
  const { pending, run } = usePendingAction();
  const [failure, setFailure] = useState<'unsaved' | 'changed'>();
  const errors = fill(messages.errors, { fields: invalid.map(labelOf).join(', ') });
  const blockers = invalid.length > 0 ? [...props.blockers, errors] : props.blockers;
  const isBlocked = blockers.length > 0;
  // A missing text may be what blocks publishing, so missing texts are listed only when nothing blocks it.
  const missing = isBlocked ? [] : (props.missing ?? []);

  const onSubmit = () =>
    run(async () => {
      setFailure(undefined);
      if (validate && !validate()) return;
      if (!(await autosave.save())) return setFailure('unsaved');
      const { version } = autosave.getSnapshot().stored;
      // The editor now shows the changes of the colleague, which the user should read first.
      if (!(await publish(await getClient(), version))) return setFailure('changed');
      onClose();
    });

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <DialogButtons
          cancel={messages.cancel}
          submit={
            missing.length > 0 && props.submit === messages.submit ? messages.anyway : props.submit
          }
          disabled={pending || isBlocked || props.isDisabled}
          onCancel={onClose}
          onSubmit={onSubmit}
        />
      }
    >
      {isBlocked ? (
        <Points title={props.blocked ?? messages.blocked} tone="text-lingon" points={blockers} />
      ) : (
        children
      )}
      {failure && (
        <p role="alert" className="font-medium text-lingon">
          {messages[failure]}
        </p>
      )}
      {missing.length > 0 && (
        <Points title={messages.missing} tone="text-amber" points={missing.map(labelOf)} />
      )}
      {props.notes}
    </Dialog>
  );
}

function Points({ title, tone, points }: { title: string; tone: string; points: string[] }) {
  return (
    <div className="grid gap-1">
      <p className={`font-semibold ${tone}`}>{title}</p>
      <ul className="list-disc pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
