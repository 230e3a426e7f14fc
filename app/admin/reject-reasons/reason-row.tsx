import { fill } from '../../i18n/format.ts';
import type { UndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { RetirableRow } from '../kit/named-items/retirable-row.tsx';
import { RowButton } from '../kit/named-items/row-button.tsx';
import { useMessages } from '../use-messages.ts';
import { deleteReason, type OwnReason } from './data.ts';

type ReasonRowProps = {
  reason: OwnReason;
  name: string;
  mutate: UndoableMutation;
  onEdit: () => void;
};

export function ReasonRow({ reason, ...row }: ReasonRowProps) {
  const messages = useMessages('rejectReasons');
  const { reasons: builtIn } = useMessages('applications');
  const { name, mutate } = row;
  const remove = () =>
    void mutate({
      work: (client) => deleteReason(client, reason.id),
      done: fill(messages.deletion.done, { name }),
    });
  return (
    <RetirableRow
      table="reject_reasons"
      item={reason}
      description={fill(messages.countsAs, { kind: builtIn[reason.kind] })}
      messages={messages}
      {...row}
    >
      {reason.isRetired && (
        <RowButton variant="quiet" messages={messages.deletion} name={name} onClick={remove} />
      )}
    </RetirableRow>
  );
}
