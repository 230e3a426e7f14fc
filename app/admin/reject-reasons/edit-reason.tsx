import {
  maxRejectReasonLength,
  type RejectReason,
  rejectReasons,
} from '../../../domain/applications/application-move.ts';
import { SelectField } from '../../ui/fields/field.tsx';
import type { UndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { ItemDialog } from '../kit/named-items/item-dialog.tsx';
import { NameFields, readName } from '../kit/named-items/name-fields.tsx';
import { useMessages } from '../use-messages.ts';
import { addReason, type OwnReason, reasonSource } from './data.ts';

type EditReasonProps = {
  /** Undefined for a new reason. */
  reason: OwnReason | undefined;
  /** The position of a new reason. */
  position: number;
  mutate: UndoableMutation;
  onClose: () => void;
};

/**
 * Edits the name of a reason in both languages. Its kind is chosen once, because past rejections are counted under it.
 */
export function EditReason({ reason, position, mutate, onClose }: EditReasonProps) {
  const messages = useMessages('rejectReasons');
  const { fields } = messages;
  const { reasons: builtIn } = useMessages('applications');
  return (
    <ItemDialog
      id={reason?.id}
      values={{ name: reason?.name ?? {} }}
      read={(typed) => ({ name: readName(typed) })}
      add={(client, { name }, typed) =>
        addReason(client, { name, kind: typed('kind') as RejectReason, position })
      }
      source={reasonSource}
      messages={messages}
      labelOf={() => fields.name}
      mutate={mutate}
      onClose={onClose}
    >
      {({ name }) => (
        <>
          <NameFields labels={fields} name={name} maxLength={maxRejectReasonLength} />
          {!reason && (
            <SelectField
              name="kind"
              label={fields.kind}
              hint={fields.kindHint}
              required
              defaultValue="other"
            >
              {rejectReasons.map((kind) => (
                <option key={kind} value={kind}>
                  {builtIn[kind]}
                </option>
              ))}
            </SelectField>
          )}
        </>
      )}
    </ItemDialog>
  );
}
