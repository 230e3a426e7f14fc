import { z } from 'zod';
import {
  maxPreviewedPeople,
  type RetentionPreview,
} from '../../../domain/people/retention-period.ts';
import { defineAction } from '../../functions/define-action.ts';
import { requireRow } from '../../postgres/query.ts';

export const previewRetention = defineAction({
  name: 'preview-retention',
  roles: ['admin'],
  schema: z.object({}),
  async run(_, call) {
    const result = await call.context.database.query<RetentionPreview>(
      `with due as (
         select person_id, purpose, keep_until, erase_after,
           case
             when legal_hold then 'held'
             when erase_after is null then 'quarantined'
             when erase_after <= now() then 'erased'
             else 'waiting'
           end as step
         from private.retention where keep_until <= now()
       )
       select
         (select coalesce(jsonb_object_agg(step, people), '{}')
          from (select step, count(*) as people from due group by step) as counted) as counts,
         (select coalesce(jsonb_agg(to_jsonb(first_ones)), '[]')
          from (select * from due order by keep_until limit $1) as first_ones) as people`,
      [maxPreviewedPeople],
    );
    return requireRow(result);
  },
});
