import { type ApprovalAnswer, approvalAnswer } from '../../../domain/jobs/ad-approval.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { limitChanges } from '../../functions/limits/limit.ts';
import { db, now, type Query } from '../../postgres/query.ts';

/**
 * A contact approves an ad or asks for changes. The first answer counts: the same one again changes nothing, and another
 * one is rejected. The database decides whether the caller was asked.
 */
export const answerApproval = defineAction({
  name: 'answer-approval',
  roles: 'anyone',
  schema: approvalAnswer,
  async run(answer, call) {
    const identity = await call.context.identify(call.request);
    return call.context.database.transaction(async (query) => {
      await actAs(query, identity);
      const request = await lockRequest(query, answer.approval);
      await limitChanges(query, request.contact);
      if (request.ended) throw new FunctionError('link_expired');
      if (!request.decision) await decide(query, answer, request.contact);
      else if (!isSame(request, answer)) throw new FunctionError('conflict');
      return { ok: true };
    });
  },
});

type Request = {
  contact: string;
  decision: string | null;
  decided_by: string | null;
  comment: string | null;
  ended: string | null;
};

/** Throws the same for a request to others and for one that never existed. */
async function lockRequest(query: Query, id: string): Promise<Request> {
  const { rows } = await query<Request>(
    `select own.person_id as contact, approval.decision, approval.person_id as decided_by, approval.comment,
       approval.ended
     from private.portal_approvals() as own
     join public.job_approvals as approval on approval.id = own.approval_id
     where approval.id = $1 for no key update of approval`,
    [id],
  );
  const [found] = rows;
  if (!found) throw new FunctionError('not_allowed');
  return found;
}

const isSame = (request: Request, { decision, comment }: ApprovalAnswer) =>
  request.decided_by === request.contact &&
  request.decision === decision &&
  request.comment === (comment ?? null);

async function decide(
  query: Query,
  { approval, decision, comment }: ApprovalAnswer,
  contact: string,
): Promise<void> {
  await query(
    db
      .updateTable('job_approvals')
      .set({ decision, comment: comment ?? null, person_id: contact, decided_at: now })
      .where('id', '=', approval),
  );
}
