import { asCaller } from '../../../functions/act-as.ts';
import {
  type BulkKind,
  countReasons,
  SkippedRow,
  selectedPeople,
  type WorkOf,
} from '../bulk-kind.ts';
import { requirePersonOf } from '../require-row.ts';

type Added = { application_id: string };

/** Adds people to a job, as new applications. */
export const addToJob: BulkKind<WorkOf<'add_to_job'>> = {
  roles: ['admin', 'recruiter'],
  targets: ['applications', 'people'],
  preview: (context) =>
    countReasons(
      context,
      `select case
         when person.id is null then 'not_found'
         when person.erase_after is not null then 'awaiting_erasure'
         when exists (
           select from public.applications as application
           where application.person_id = person.id and application.job_id = $2 and application.withdrawn_at is null
         ) then 'already_applied'
         when (select state from public.jobs where id = $2) = 'closed' then 'job_closed'
       end as reason, count(*)
       from ${selectedPeople(context.target)} as selected
       left join public.people as person on person.id = selected.id group by 1`,
      [context.work.job_id],
    ),
  async run({ query, target, id, work }) {
    const person = await requirePersonOf(query, target, id);
    const { rows } = await asCaller(query, () =>
      query<Added>('select public.add_to_job($1, $2) as application_id', [person, work.job_id]),
    );
    return { before: rows[0] };
  },
  async undo({ query }, { before }) {
    const { rows } = await asCaller(query, () =>
      query<{ is_removed: boolean }>('select public.undo_add_to_job($1) as is_removed', [
        (before as Added).application_id,
      ]),
    );
    if (!rows[0]?.is_removed) throw new SkippedRow('conflict');
  },
};
