import { toast } from 'sonner';
import type { ProposalResult } from '../../../domain/people/proposal.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import type { BulkAction, Undo } from '../kit/list/list-definition.ts';
import { describeWritten } from '../people/describe-written.ts';
import { inWords } from '../people/in-words.ts';
import type { PeopleTexts } from '../people/people-context.ts';
import { ProposeDialog } from '../people/propose-dialog.tsx';
import { idsOf } from '../people/tag-actions.tsx';
import type { CandidateRow } from './candidate-source.ts';
import { askToRenew, cancelProposalMails, proposeJob } from './data.ts';

/** Mails many people at once. The mails can be cancelled until they are sent. */
export function candidateActions({ people, candidates }: PeopleTexts): BulkAction<CandidateRow>[] {
  const { actions, propose, renew } = candidates;

  const write = async (
    client: BrowserClient,
    work: () => Promise<ProposalResult>,
    words: typeof propose.sent,
  ): Promise<Undo> => {
    const written = await inWords(people.problems, work)();
    const said = describeWritten(written, words, candidates);
    if (written.skipped.length > 0) toast(said);
    return () => cancelProposalMails(client, written);
  };

  return [
    {
      key: 'propose',
      label: actions.propose,
      done: actions.proposed,
      renderDialog: ({ count, proceed, cancel }) => (
        <ProposeDialog
          open
          count={count}
          onClose={cancel}
          onPropose={(wish) =>
            proceed((client, rows) =>
              write(
                client,
                () => proposeJob(client, { personIds: idsOf(rows), ...wish }),
                propose.sent,
              ),
            )
          }
        />
      ),
    },
    {
      key: 'renew',
      label: actions.renew,
      done: actions.renewed,
      run: (client, rows) => write(client, () => askToRenew(client, idsOf(rows)), renew.sent),
    },
  ];
}
