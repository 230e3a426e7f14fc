import { interviewCancellation } from '../../../domain/interviews/interview.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { db } from '../../postgres/query.ts';
import { lockInterview } from './lock-interview.ts';

/** Cancels an interview. A trigger queues the mail to everybody who was invited. */
export const cancelInterview = defineAction({
  name: 'cancel-interview',
  roles: ['admin', 'recruiter'],
  schema: interviewCancellation,
  api: {
    scope: 'interviews:write',
    summary: 'Cancels an interview. Everybody who was told about it is mailed.',
    example: { interview_id: 'INTERVIEW_ID' },
  },
  run: ({ interview_id: id }, { context }, staff) =>
    context.database.transaction(async (query) => {
      await actAs(query, staff.identity);
      await lockInterview(query, id);
      await query(db.updateTable('interviews').set({ state: 'cancelled' }).where('id', '=', id));
      return { ok: true };
    }),
});
