import { useState } from 'react';
import type { UndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { FormDialog } from '../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../kit/forms/use-submit.ts';
import { changedFields } from '../kit/saved-fields/parse-change.ts';
import { useSaveFields } from '../kit/saved-fields/use-save-fields.tsx';
import { type BookingLink, bookingLinkSource } from './data.ts';
import { isBookingUrl, LinkFields } from './link-fields.tsx';
import type { AdminBookingLinksMessages } from './messages.en.ts';

type EditLinkProps = {
  link: BookingLink;
  mutate: UndoableMutation;
  messages: AdminBookingLinksMessages;
  onClose: () => void;
};

/** Renames a link or gives it another URL; its usage count and its turn stay. */
export function EditLink({ link, mutate, messages, onClose }: EditLinkProps) {
  // Live updates replace `link` while the inputs keep their values.
  const [{ id, label, url }] = useState(link);
  const openedValues = { label, url };
  const [urlError, setUrlError] = useState<string>();
  const { save, question } = useSaveFields({
    mutate,
    source: (client) => bookingLinkSource(client, id),
    done: messages.edit.done,
    hasUndo: true,
    onSaved: onClose,
    labelOf: (name) => (name === 'url' ? messages.add.url : messages.add.label),
  });
  const { pending, onSubmit } = useSubmit(async (field) => {
    const typedValues = { label: field('label').trim(), url: field('url').trim() };
    const isUsable = isBookingUrl(typedValues.url);
    setUrlError(isUsable ? undefined : messages.add.urlInvalid);
    if (isUsable) await save(changedFields(openedValues, typedValues), openedValues);
  });
  return (
    <>
      <FormDialog
        title={messages.edit.title}
        onClose={onClose}
        onSubmit={onSubmit}
        cancel={messages.edit.cancel}
        submit={messages.edit.submit}
        disabled={pending}
      >
        <LinkFields messages={messages} link={openedValues} urlError={urlError} />
      </FormDialog>
      {question}
    </>
  );
}
