import { useState } from 'react';
import { kitItemFields, maxKitLengths } from '../../../../domain/applications/scorecard.ts';
import { InputField } from '../../../ui/fields/field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { useUndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { changedFields } from '../../kit/saved-fields/parse-change.ts';
import { useSaveFields } from '../../kit/saved-fields/use-save-fields.tsx';
import { useMessages } from '../../use-messages.ts';
import { createKitItem, type KitItem, type KitItemKind, kitItemSource, kitKey } from './data.ts';

type KitItemDialogProps = {
  kind: KitItemKind;
  jobId: string;
  /** Undefined for a new item. */
  item: KitItem | undefined;
  /** The position of a new item. */
  position: number;
  onClose: () => void;
};

export function KitItemDialog({ kind, jobId, item, position, onClose }: KitItemDialogProps) {
  const messages = useMessages('jobKit');
  const t = messages[kind];
  const mutate = useUndoableMutation(kitKey(jobId));
  // Live updates replace `item` while the inputs keep their values.
  const [openedItem] = useState({ name: item?.name ?? '', hint: item?.hint ?? null });
  const [isMissing, setMissing] = useState(false);
  const { save, question } = useSaveFields({
    mutate,
    source: (client) => kitItemSource(client, item?.id ?? ''),
    done: messages.saved,
    onSaved: onClose,
    labelOf: (name) => (name === 'name' ? t.name : t.hint),
  });
  const { pending, onSubmit } = useSubmit(async (field) => {
    const { data, error } = kitItemFields.safeParse({ name: field('name'), hint: field('hint') });
    setMissing(error !== undefined);
    if (error) return;
    const fields = { name: data.name, hint: data.hint ?? null };
    if (item) return save(changedFields(openedItem, fields), openedItem);
    const saveItem = (client: Parameters<typeof createKitItem>[0]) =>
      createKitItem(client, jobId, { ...fields, kind, position });
    if (await mutate({ work: saveItem })) onClose();
  });
  return (
    <>
      <FormDialog
        title={item ? t.edit : t.dialog}
        cancel={messages.cancel}
        submit={item ? messages.submit : messages.submitNew}
        disabled={pending}
        onSubmit={onSubmit}
        onClose={onClose}
        noValidate
      >
        <InputField
          name="name"
          label={t.name}
          defaultValue={openedItem.name}
          maxLength={maxKitLengths.name}
          error={isMissing && messages.missing}
          pattern=".*\S.*"
          required
        />
        <TextareaField
          name="hint"
          label={t.hint}
          rows={3}
          defaultValue={openedItem.hint ?? ''}
          maxLength={maxKitLengths.hint}
        />
      </FormDialog>
      {question}
    </>
  );
}
