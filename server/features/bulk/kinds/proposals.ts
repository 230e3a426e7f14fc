import type { ProposalResult } from '../../../../domain/people/proposal.ts';
import { asCaller } from '../../../functions/act-as.ts';
import { proposalValues, proposeToPeople, selectProposed } from '../../applications/propose-job.ts';
import { cancelMail } from '../../mail/cancel-mail.ts';
import { askPeopleToRenew, renewalValues, selectAsked } from '../../people/ask-to-renew.ts';
import { type BulkKind, countReasons, SkippedRow, type WorkOf } from '../bulk-kind.ts';
import { requireRow } from '../require-row.ts';

const sharedOptions = {
  roles: ['admin', 'recruiter'],
  targets: ['people'],
  undo: async ({ query }, { mailId }) => {
    if (mailId) await asCaller(query, () => cancelMail(query, mailId));
  },
} satisfies Partial<BulkKind<unknown>>;

const countBy = (selected: string) =>
  `select reason, count(*) from (${selected}) as selected group by 1`;

function toResult({ sent, skipped }: ProposalResult) {
  const [skippedRow] = skipped;
  if (skippedRow) throw new SkippedRow(skippedRow.reason);
  return { mailId: sent[0]?.mail_id };
}

/** Mails people about a job, each of them once per job. */
export const propose: BulkKind<WorkOf<'propose'>> = {
  ...sharedOptions,
  preview: (context) =>
    countReasons(
      context,
      countBy(selectProposed),
      proposalValues(context.work.job_id, context.work.role),
    ),
  async run({ query, staff, site, id, work, holdUntil: sendAfter }) {
    await requireRow(query, 'people', id);
    const { job_id, message, role } = work;
    const proposal = { person_ids: [id], job_id, message, role };
    return toResult(await proposeToPeople(query, proposal, { staff, site, sendAfter }));
  },
};

/** Asks candidates to renew their consent. */
export const renew: BulkKind<WorkOf<'renew'>> = {
  ...sharedOptions,
  preview: (context) => countReasons(context, countBy(selectAsked), renewalValues),
  async run({ query, staff, site, id, holdUntil: sendAfter }) {
    await requireRow(query, 'people', id);
    return toResult(await askPeopleToRenew(query, [id], { staff, site, sendAfter }));
  },
};
