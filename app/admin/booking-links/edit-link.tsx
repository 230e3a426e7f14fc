import { useState } from 'react';
import { FormDialog } from '../kit/form-dialog.tsx';
import { useSubmit } from '../kit/use-submit.ts';
import type { UndoableMutation } from '../kit/use-undoable-mutation.ts';
import { type BookingLink, updateBookingLink } from './data.ts';
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
  const { id, label, url } = link;
  const [urlError, setUrlError] = useState<string>();
  const { pending, onSubmit } = useSubmit(async (field) => {
    const change = { label: field('label').trim(), url: field('url').trim() };
    const isUsable = isBookingUrl(change.url);
    setUrlError(isUsable ? undefined : messages.add.urlInvalid);
    if (!isUsable) return;
    const isSaved = await mutate({
      work: (client) => updateBookingLink(client, id, change),
      undo: (client) => updateBookingLink(client, id, { label, url }),
      done: messages.edit.done,
    });
    if (isSaved) onClose();
  });
  return (
    <FormDialog
      title={messages.edit.title}
      onClose={onClose}
      onSubmit={onSubmit}
      cancel={messages.edit.cancel}
      submit={messages.edit.submit}
      disabled={pending}
    >
      <LinkFields messages={messages} link={link} urlError={urlError} />
    </FormDialog>
  );
}
