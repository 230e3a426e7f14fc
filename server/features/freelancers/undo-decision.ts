import { type DecisionOutcome, decisionUndo } from '../../../domain/people/freelancer-decision.ts';
import { actAs, asCaller } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { takeToUndo } from '../../functions/once.ts';
import type { Query } from '../../postgres/query.ts';
import { cancelMail } from '../mail/cancel-mail.ts';
import { restoreMail } from '../mail/ended-mail.ts';
import { lockState, setState } from './state.ts';

/** Undoes the caller's own decision and its mail, unless the mail was sent or the decision was changed. */
export const undoDecision = defineAction({
  name: 'undo-decision',
  roles: ['admin', 'recruiter'],
  schema: decisionUndo,
  limit: { burst: 600, seconds: 0.2 },
  async run({ key }, call, staff) {
    const { database } = call.context;
    return database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const decision = await takeToUndo<DecisionOutcome>(
        query,
        `decide-freelancer:${staff.id}`,
        key,
      );
      await asCaller(query, () => undoDecisionOf(query, decision));
      await restoreMail(query, decision.ended_mail ?? []);
      return { ok: true };
    });
  },
});

async function undoDecisionOf(query: Query, decision: DecisionOutcome): Promise<void> {
  const { state } = await lockState(query, decision.person_id);
  if (state !== decision.after) throw new FunctionError('conflict');
  if (decision.mail_id) await cancelMail(query, decision.mail_id);
  await setState(query, decision.person_id, decision.before);
}
