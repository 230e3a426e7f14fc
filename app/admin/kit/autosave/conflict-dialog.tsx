import { fill } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useMessages } from '../../use-messages.ts';
import type { Conflict, Fields } from './merge-fields.ts';

type ConflictDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The colleague, if known. */
  by?: string | null;
  conflicts: Conflict[];
  /** The values of the user. */
  mine: Fields;
  onChoose: (key: string, choice: 'mine' | 'theirs') => void;
  labelOf: (key: string) => string;
  /** A value as plain text; empty if there is none. */
  formatValue: (key: string, value: unknown) => string;
};

/** The colleague's version beside the user's, one field at a time. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { open, onClose, conflicts, mine, onChoose, labelOf, formatValue } = props;
  const { conflict: messages, somebody } = useMessages('editing');
  const name = props.by ?? somebody;
  return (
    <Dialog
      open={open && conflicts.length > 0}
      onClose={onClose}
      title={fill(messages.title, { name })}
      actions={
        <Button variant="quiet" size="compact" onClick={onClose}>
          {messages.later}
        </Button>
      }
    >
      <p className="text-soft">{messages.text}</p>
      <ul className="grid gap-4">
        {conflicts.map(({ key, theirs }) => (
          <li key={key}>
            <fieldset className="grid gap-2">
              <legend className="pb-1.5 font-semibold">{labelOf(key)}</legend>
              <div className="grid gap-2.5 sm:grid-cols-2">
                <Side
                  label={messages.mine}
                  value={formatValue(key, mine[key])}
                  gone={mine[key] === undefined ? messages.removed : messages.empty}
                  action={messages.keepMine}
                  onChoose={() => onChoose(key, 'mine')}
                />
                <Side
                  label={messages.theirs}
                  value={formatValue(key, theirs)}
                  gone={theirs === undefined ? messages.removed : messages.empty}
                  action={messages.keepTheirs}
                  onChoose={() => onChoose(key, 'theirs')}
                />
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

type SideProps = {
  label: string;
  value: string;
  gone: string;
  action: string;
  onChoose: () => void;
};

function Side({ label, value, gone, action, onChoose }: SideProps) {
  return (
    <div className="grid grid-rows-[auto_1fr_auto] gap-2 rounded-compact border border-line p-3">
      <p className="text-sm font-semibold text-soft">{label}</p>
      <p className="max-h-48 overflow-y-auto whitespace-pre-line wrap-anywhere">
        {value || <i className="text-soft">{gone}</i>}
      </p>
      <Button variant="paper" size="compact" onClick={onChoose}>
        {action}
      </Button>
    </div>
  );
}
