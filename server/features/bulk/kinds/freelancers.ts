import { asCaller } from '../../../functions/act-as.ts';
import { lockState, setState } from '../../freelancers/state.ts';
import { cancelMail } from '../../mail/cancel-mail.ts';
import { listJustEnded, restoreMail } from '../../mail/ended-mail.ts';
import { enqueueStaffMail } from '../../mail/staff-mail.ts';
import {
  type BulkKind,
  countReasons,
  type RowContext,
  SkippedRow,
  type WorkOf,
} from '../bulk-kind.ts';

type State = Awaited<ReturnType<typeof lockState>>['state'];
type Changed = { state: State; ended_mail: string[] };

/** The reasons why freelancers in other states are left as they are, by the state that an action sets. */
const skipReasons: Record<'approved' | 'paused', Partial<Record<State, string>>> = {
  approved: { approved: 'unchanged', paused: 'paused', left: 'left' },
  paused: { paused: 'unchanged', pending: 'pending', declined: 'declined', left: 'left' },
};

function freelancerKind<Kind extends 'approve' | 'pause'>(
  to: keyof typeof skipReasons,
  mailTemplate?: string,
): BulkKind<WorkOf<Kind>> {
  return {
    roles: ['admin', 'recruiter'],
    targets: ['freelancers'],
    preview: (context) =>
      countReasons(
        context,
        `select $2::jsonb ->> state::text as reason, count(*) from public.freelancers
         where person_id = any ($1::uuid[]) group by 1`,
        [JSON.stringify(skipReasons[to])],
      ),
    async run(context) {
      const { query, id } = context;
      const { state, email } = await asCaller(query, () => lockState(query, id));
      const reason = skipReasons[to][state];
      if (reason) throw new SkippedRow(reason);
      await asCaller(query, () => setState(query, id, to));
      const { ended } = await listJustEnded(query, id);
      const before: Changed = { state, ended_mail: ended };
      if (!mailTemplate) return { before };
      const mailId = email ? await mailFreelancer(context, mailTemplate) : undefined;
      return { before, mailId, note: mailId ? undefined : 'not_told' };
    },
    async undo({ query, id }, { before, mailId }) {
      const { state: wanted, ended_mail: ended } = before as Changed;
      const { state } = await asCaller(query, () => lockState(query, id));
      if (state !== to) throw new SkippedRow('conflict');
      if (mailId) await asCaller(query, () => cancelMail(query, mailId));
      await asCaller(query, () => setState(query, id, wanted));
      await restoreMail(query, ended);
    },
  };
}

async function mailFreelancer(context: RowContext<unknown>, template: string): Promise<string> {
  const { query, staff, site, actionId, id, holdUntil } = context;
  const mail = { template, person_id: id, test: false, send_after: holdUntil.toISOString() };
  return (await enqueueStaffMail(mail, { query, staff, site, key: `${actionId}:${id}` })).id;
}

/**
 * Approves freelancers who await it, with the same mail as a single approval. Freelancers who have paused decide
 * themselves.
 */
export const approve = freelancerKind<'approve'>('approved', 'freelancer_approved');

/** Pauses approved freelancers. Freelancers who await a decision are left out. */
export const pause = freelancerKind<'pause'>('paused');
