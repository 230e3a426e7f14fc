import { undoSeconds } from '../../../../domain/mail/staff-mail.ts';
import { BackendError } from '../../../backend/backend-error.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { fill, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useUndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { cancelMail, sendStaffMail } from '../../mail/data.ts';
import { useMessages } from '../../use-messages.ts';
import type { ComposedMail } from './data.ts';

type Send = (mail: ComposedMail, onUndone: () => void) => Promise<boolean>;

/** Sends a mail, which can be cancelled until the worker sends it. Returns false if it failed. */
export function useSendMail(): Send {
  const { reply: t } = useMessages('conversations');
  const language = useLanguage();
  const mutate = useUndoableMutation(queryKeys.table('conversations'), t.errors);
  return async (mail, onUndone) => {
    let queued: Awaited<ReturnType<typeof sendStaffMail>> | undefined;
    return mutate({
      work: async (client) => {
        queued = await sendStaffMail(client, mail);
      },
      done: () =>
        mail.send_after && queued
          ? fill(t.sentLater, { time: formatTime(new Date(queued.send_after), language) })
          : fill(t.sentNow, { seconds: undoSeconds }),
      undo: async (client) => {
        if (queued && (await cancelMail(client, queued.id))) return onUndone();
        throw new BackendError({ code: 'mail_left', message: '' });
      },
      undoMs: undoSeconds * 1000,
    });
  };
}
