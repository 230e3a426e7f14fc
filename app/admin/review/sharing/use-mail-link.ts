import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { fill } from '../../../i18n/format.ts';
import { useUndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { cancelMail, sendStaffMail } from '../../mail/data.ts';
import type { ReviewLink } from '../data/shortlists.ts';
import type { AdminReviewMessages } from '../messages.en.ts';

/** Mails the recipient a personal link, which nobody else can copy. */
export function useMailLink(link: ReviewLink, queryKey: QueryKey, messages: AdminReviewMessages) {
  const mutate = useUndoableMutation(queryKey, messages.share.mailErrors);
  const [isMailed, setMailed] = useState(false);
  const [isSending, setSending] = useState(false);

  async function mail() {
    setSending(true);
    let mailId = '';
    const isDone = await mutate({
      work: async (client) => {
        const queued = await sendStaffMail(client, {
          template: 'client_review_link',
          review_link_id: link.id,
        });
        mailId = queued.id;
      },
      done: fill(messages.share.mailed, { email: link.recipient_email ?? '' }),
      undo: async (client) => {
        await cancelMail(client, mailId);
        setMailed(false);
      },
    });
    setSending(false);
    setMailed(isDone);
  }

  return { mail, isMailed, isSending };
}
