import {
  type DecisionOutcome,
  type FreelancerDecision,
  freelancerDecision,
} from '../../../domain/people/freelancer-decision.ts';
import { asCaller } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { hashOf, once } from '../../functions/once.ts';
import { readIdempotencyKey } from '../../functions/read-idempotency-key.ts';
import type { Query } from '../../postgres/query.ts';
import { listJustEnded } from '../mail/ended-mail.ts';
import { enqueueStaffMail } from '../mail/staff-mail.ts';
import { lockState, setState } from './state.ts';

/** Approves or declines a freelancer and enqueues the mail about it, in one transaction. */
export const decideFreelancer = defineAction({
  name: 'decide-freelancer',
  roles: ['admin', 'recruiter'],
  schema: freelancerDecision,
  limit: { burst: 600, seconds: 0.2 },
  async run(decision, call, staff) {
    const { database, site } = call.context;
    const key = readIdempotencyKey(call.request);
    const request = { scope: `decide-freelancer:${staff.id}`, key, hash: hashOf(decision) };
    const { response } = await once(database, request, staff.identity, async (query) => {
      const { hasAddress } = await asCaller(query, () => decideState(query, decision));
      const { person_id: id, from, to } = decision;
      const { ended } = await listJustEnded(query, id);
      const mail = { template: `freelancer_${to}`, person_id: id, test: false };
      const sent = hasAddress && (await enqueueStaffMail(mail, { query, staff, site, key }));
      const mailId = sent ? sent.id : null;
      return {
        person_id: id,
        before: from,
        after: to,
        mail_id: mailId,
        ended_mail: ended,
      } satisfies DecisionOutcome;
    });
    return response;
  },
});

async function decideState(query: Query, { person_id: id, from, to }: FreelancerDecision) {
  const { state, email } = await lockState(query, id);
  if (state !== from || from === to) throw new FunctionError('conflict');
  await setState(query, id, to);
  return { hasAddress: email !== null };
}
