import { toast } from 'sonner';
import { undoSeconds } from '../../../../domain/mail/staff-mail.ts';
import type { ProposalResult } from '../../../../domain/people/proposal.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import type { PluralForms } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toastError } from '../../../ui/toast/toast-error.ts';
import { cancelProposalMails } from '../../candidates/data.ts';
import { usePendingAction } from '../../kit/actions/use-pending-action.ts';
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
      const result = await work(client);
      const sentence = describeWritten(result, forms, candidates, language);
      if (result.sent.length === 0) {
        toastError(sentence);
        return;
      }
      const cancelMails = async () => {
        await cancelProposalMails(client, result);
        toast(shell.undone);
      };
      toast(sentence, {
        duration: undoSeconds * 1000,
        action: { label: shell.undo, onClick: () => void run(cancelMails) },
      });
    });
  }

  return { pending, write };
}
