import { freeTimesCall } from '../../../domain/interviews/interview.ts';
import { actAs, asCaller } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { db, type Query } from '../../postgres/query.ts';
import { findFreeTimes } from './free-times.ts';

/** Lists the times at which all chosen colleagues are free, and the candidate if the application is given. */
export const listFreeTimes = defineAction({
  name: 'list-free-times',
  roles: ['admin', 'recruiter'],
  schema: freeTimesCall,
  api: {
    scope: 'interviews:read',
    summary: 'Lists the times at which all of the colleagues are free.',
    example: { staff_ids: ['STAFF_ID'], minutes: 45 },
  },
  limit: { burst: 300, seconds: 0.5 },
  async run({ staff_ids: staffIds, minutes, application_id: applicationId }, { context }, staff) {
    return context.database.transaction(async (query) => {
      await actAs(query, staff.identity);
      if (applicationId) await requireVisible(query, applicationId);
      const times = await findFreeTimes(query, { staffIds, minutes, applicationId });
      return { times: times.map((time) => time.toISOString()) };
    });
  },
});

async function requireVisible(query: Query, id: string): Promise<void> {
  const { rows } = await asCaller(query, () =>
    query(db.selectFrom('applications').select('id').where('id', '=', id)),
  );
  if (rows.length === 0) throw new FunctionError('not_found');
}
