import { useState } from 'react';
import { fill, formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { type CreatedLink, type ReviewLink, replaceReviewLink } from '../data/shortlists.ts';
import { defaultExpiry, endOfDay, linkState, nameRejected } from '../link-state.ts';
import type { AdminReviewMessages } from '../messages.en.ts';

type ReplaceLinkProps = {
  link: ReviewLink;
  mutate: UndoableMutation;
  messages: AdminReviewMessages;
  onReplaced: (link: CreatedLink) => void;
};

/** Gives the shortlist another link, after a confirmation: the old one cannot be restored. */
export function ReplaceLink({ link, mutate, messages, onReplaced }: ReplaceLinkProps) {
  const { replace: t } = messages;
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const state = linkState(link);
  const expiresAt = state === 'expired' ? endOfDay(defaultExpiry()) : link.expires_at;
  const rejected = nameRejected(link);
  const close = () => setOpen(false);

  async function replace() {
    setPending(true);
    const isDone = await mutate({
      work: async (client) => onReplaced(await replaceReviewLink(client, link.id, expiresAt)),
      done: t.done,
    });
    setPending(false);
    if (isDone) close();
  }

  return (
    <>
      <Button variant="paper" size="compact" onClick={() => setOpen(true)}>
        {t.button}
      </Button>
      {isOpen && (
        <ConfirmDialog messages={t} pending={pending} onSubmit={replace} onClose={close}>
          {rejected.length > 0 && (
            <p className="font-medium">{fill(t.rejected, { names: rejected.join(', ') })}</p>
          )}
          {(state === 'revoked' || state === 'expired') && (
            <p>{fill(t.reopens, { date: formatDate(new Date(expiresAt), language) })}</p>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
