import type { ProposalResult } from '../../../domain/people/proposal.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import type { BulkAction, ChunkResult } from '../kit/list/list-definition.ts';
import { withKnownErrors } from '../kit/with-known-errors.ts';
import type { AdminMessages } from '../messages.en.ts';
import { countWritten } from '../people/proposals/describe-written.ts';
import { ProposeDialog } from '../people/proposals/propose-dialog.tsx';
import { idsOf } from '../people/tags/tag-actions.tsx';
import type { CandidateRow } from './candidate-source.ts';
import { askToRenew, cancelProposalMails, proposeJob } from './data.ts';

type Options = Pick<AdminMessages, 'people' | 'candidates'>;

/** Mails many people together. The mails can be cancelled until they are sent. */
export function candidateActions({ people, candidates }: Options): BulkAction<CandidateRow>[] {
  const { actions } = candidates;

  const mailPeople = async (
    client: BrowserClient,
    work: () => Promise<ProposalResult>,
  ): Promise<ChunkResult> => {
    const result = await withKnownErrors(people.errors, work)();
    return countWritten(result, () => cancelProposalMails(client, result));
  };

  return [
    {
      key: 'propose',
      label: actions.propose,
      done: actions.proposed,
      reasons: candidates.reasons,
      renderDialog: ({ count, proceed, cancel }) => (
        <ProposeDialog
          open
          count={count}
          onClose={cancel}
          onPropose={(proposal) =>
            proceed((client, rows) =>
              mailPeople(client, () =>
                proposeJob(client, { personIds: idsOf(rows), role: 'candidate', ...proposal }),
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
      reasons: candidates.reasons,
      run: (client, rows) => mailPeople(client, () => askToRenew(client, idsOf(rows))),
    },
  ];
}
