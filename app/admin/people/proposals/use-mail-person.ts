import { toast } from 'sonner';
import { undoSeconds } from '../../../../domain/mail/staff-mail.ts';
import type { ProposalResult } from '../../../../domain/people/proposal.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import type { PluralForms } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toastError } from '../../../ui/toast-error.ts';
import { cancelProposalMails } from '../../candidates/data.ts';
import { usePendingAction } from '../../kit/use-pending-action.ts';
import { useMessages } from '../../use-messages.ts';
import { describeWritten } from './describe-written.ts';

/**
 * Mails one person. The mail can be cancelled until it is sent. Resolves to whether it was queued.
 */
export function useMailPerson() {
  const people = useMessages('people');
  const candidates = useMessages('candidates');
  const shell = useMessages('shell');
  const language = useLanguage();
  const { getClient } = useAuth();
  const { pending, run } = usePendingAction({ errors: people.errors });

  async function write(
    work: (client: BrowserClient) => Promise<ProposalResult>,
    forms: PluralForms,
  ): Promise<boolean> {
    return run(async () => {
      const client = await getClient();
      const written = await work(client);
      const said = describeWritten(written, forms, candidates, language);
      if (written.sent.length === 0) {
        toastError(said);
        return;
      }
      const cancelMails = async () => {
        await cancelProposalMails(client, written);
        toast(shell.undone);
      };
      toast(said, {
        duration: undoSeconds * 1000,
        action: { label: shell.undo, onClick: () => void run(cancelMails) },
      });
    });
  }

  return { pending, write };
}
