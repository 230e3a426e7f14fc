import { freeTimesCall } from '../../../domain/interviews/interview.ts';
import { defineAction } from '../../functions/define-action.ts';
import { findFreeTimes } from './free-times.ts';

/** Lists the times at which all chosen colleagues are free. */
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
  async run({ staff_ids: staffIds, minutes }, { context }) {
    const times = await findFreeTimes(context.database.query, { staffIds, minutes });
    return { times: times.map((time) => time.toISOString()) };
  },
});
