import { toast } from 'sonner';
import type { Language } from '../../../domain/language.ts';
import type { ProposalResult } from '../../../domain/people/proposal.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import type { PluralForms } from '../../i18n/format-plural.ts';
import type { BulkAction, Undo } from '../kit/list/list-definition.ts';
import { withKnownErrors } from '../kit/with-known-errors.ts';
import type { AdminMessages } from '../messages.en.ts';
import { describeWritten } from '../people/proposals/describe-written.ts';
import { ProposeDialog } from '../people/proposals/propose-dialog.tsx';
import { idsOf } from '../people/tags/tag-actions.tsx';
import type { CandidateRow } from './candidate-source.ts';
import { askToRenew, cancelProposalMails, proposeJob } from './data.ts';

type Options = Pick<AdminMessages, 'people' | 'candidates'> & { language: Language };

/** Mails many people together. The mails can be cancelled until they are sent. */
export function candidateActions({
  people,
  candidates,
  language,
}: Options): BulkAction<CandidateRow>[] {
  const { actions, propose, renew } = candidates;

  const write = async (
    client: BrowserClient,
    work: () => Promise<ProposalResult>,
    message: PluralForms,
  ): Promise<Undo> => {
    const written = await withKnownErrors(people.errors, work)();
    const said = describeWritten(written, message, candidates, language);
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
          onPropose={(proposal) =>
            proceed((client, rows) =>
              write(
                client,
                () =>
                  proposeJob(client, { personIds: idsOf(rows), role: 'candidate', ...proposal }),
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
