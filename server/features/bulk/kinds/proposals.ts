import type { ProposalResult } from '../../../../domain/people/proposal.ts';
import { proposeToPeople } from '../../applications/propose-job.ts';
import { asCaller } from '../../applications/state.ts';
import { cancelMail } from '../../mail/cancel-mail.ts';
import { askPeopleToRenew } from '../../people/ask-to-renew.ts';
import { type BulkKind, SkippedRow, type WorkOf } from '../bulk-kind.ts';
import { requireRow } from '../require-row.ts';

const shared = {
  roles: ['admin', 'recruiter'],
  targets: ['people'],
  preview: async () => ({}),
  undo: async ({ query }, { mailId }) => {
    if (mailId) await asCaller(query, () => cancelMail(query, mailId));
  },
} satisfies Partial<BulkKind<unknown>>;

function toResult({ sent, skipped }: ProposalResult) {
  const [skippedRow] = skipped;
  if (skippedRow) throw new SkippedRow(skippedRow.reason);
  return { mailId: sent[0]?.mail_id };
}

/** Mails people about a job, each of them once per job. */
export const propose: BulkKind<WorkOf<'propose'>> = {
  ...shared,
  async run({ query, staff, site, id, work, holdUntil: sendAfter }) {
    await requireRow(query, 'people', id);
    const { job_id, message, role } = work;
    const proposal = { person_ids: [id], job_id, message, role };
    return toResult(await proposeToPeople(query, proposal, { staff, site, sendAfter }));
  },
};

/** Asks candidates to renew their consent. */
export const renew: BulkKind<WorkOf<'renew'>> = {
  ...shared,
  async run({ query, staff, site, id, holdUntil: sendAfter }) {
    await requireRow(query, 'people', id);
    return toResult(await askPeopleToRenew(query, [id], { staff, site, sendAfter }));
  },
};
