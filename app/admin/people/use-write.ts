import { toast } from 'sonner';
import { undoSeconds } from '../../../domain/mail/staff-mail.ts';
import type { ProposalResult } from '../../../domain/people/proposal.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { callBackMails } from '../candidates/data.ts';
import { useAttempt } from '../kit/use-attempt.ts';
import { describeWritten } from './describe-written.ts';
import { inWords } from './in-words.ts';
import { usePeople } from './people-context.ts';

type Words = { one: string; other: string };

/** Writes to one person; until the mail leaves it can be called back. Tells whether it was written. */
export function useWrite() {
  const { people, candidates } = usePeople();
  const { getClient } = useAuth();
  const { pending, attempt } = useAttempt(people.failed);

  async function write(
    work: (client: BrowserClient) => Promise<ProposalResult>,
    words: Words,
  ): Promise<boolean> {
    return attempt(async () => {
      const client = await getClient();
      const written = await inWords(people.problems, work)(client);
      const said = describeWritten(written, words, candidates);
      if (written.sent.length === 0) {
        toast.error(said);
        return;
      }
      const callBack = async () => {
        await callBackMails(client, written);
        toast(people.undone);
      };
      toast(said, {
        duration: undoSeconds * 1000,
        action: { label: people.undo, onClick: () => void attempt(callBack) },
      });
    });
  }

  return { pending, write };
}
