import { type DecisionOutcome, decisionUndo } from '../../../domain/people/freelancer-decision.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { actAs, getStoredResponse } from '../../functions/once.ts';
import type { Query } from '../../postgres/query.ts';
import { asCaller } from '../applications/state.ts';
import { cancelMail, restoreMail } from '../mail/staff-mail.ts';
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
      const made = await getStoredResponse<DecisionOutcome>(
        query,
        `decide-freelancer:${staff.id}`,
        key,
      );
      await asCaller(query, () => takeBack(query, made));
      await restoreMail(query, made.ended_mail ?? []);
      return { ok: true };
    });
  },
});

async function takeBack(query: Query, made: DecisionOutcome): Promise<void> {
  const { state } = await lockState(query, made.person_id);
  if (state !== made.after) throw new FunctionError('conflict');
  if (made.mail_id) await cancelMail(query, made.mail_id);
  await setState(query, made.person_id, made.before);
}
