import { clsx } from 'clsx';
import { fill } from '../../i18n/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { UndoableMutation } from '../kit/use-undoable-mutation.ts';
import { useMessages } from '../use-messages.ts';
import { deleteReason, type OwnReason, retireReason } from './data.ts';

type ReasonRowProps = {
  reason: OwnReason;
  name: string;
  mutate: UndoableMutation;
  onEdit: () => void;
};

export function ReasonRow({ reason, name, mutate, onEdit }: ReasonRowProps) {
  const messages = useMessages('rejectReasons');
  const { reasons: builtIn } = useMessages('applications');
  const { id, kind, isRetired } = reason;
  const { retire, bringBack, deletion } = messages;
  const switched = isRetired ? bringBack : retire;
  const setRetired = () =>
    void mutate({
      work: (client) => retireReason(client, id, !isRetired),
      undo: (client) => retireReason(client, id, isRetired),
      done: fill(switched.done, { name }),
    });
  const remove = () =>
    void mutate({
      work: (client) => deleteReason(client, id),
      done: fill(deletion.done, { name }),
    });
  return (
    <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <b className={clsx('font-semibold wrap-anywhere', isRetired && 'text-soft')}>{name}</b>
          {isRetired && <Badge className="text-xs">{messages.retired}</Badge>}
        </p>
        <p className="text-sm text-soft">{fill(messages.countsAs, { kind: builtIn[kind] })}</p>
      </div>
      <div className="flex flex-wrap gap-1">
        <Button
          variant="paper"
          size="compact"
          aria-label={fill(messages.edit.buttonOf, { name })}
          onClick={onEdit}
        >
          {messages.edit.button}
        </Button>
        <Button
          variant="paper"
          size="compact"
          aria-label={fill(switched.buttonOf, { name })}
          onClick={setRetired}
        >
          {switched.button}
        </Button>
        {isRetired && (
          <Button
            variant="quiet"
            size="compact"
            aria-label={fill(deletion.buttonOf, { name })}
            onClick={remove}
          >
            {deletion.button}
          </Button>
        )}
      </div>
    </div>
  );
}
