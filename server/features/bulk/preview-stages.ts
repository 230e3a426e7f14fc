import type { BulkPreview } from '../../../domain/bulk/bulk-action.ts';
import type { PreviewContext } from './bulk-kind.ts';

type StageRow = {
  stage: string;
  count: string;
  no_address: string;
  interviews: string;
  jobs: string[];
  first: NonNullable<BulkPreview['stages']>[string]['first'];
};

/** Counts the selected applications by stage, with whom and whose jobs a move from that stage would concern. */
export async function previewStages({
  read,
  ids,
}: Pick<PreviewContext, 'read' | 'ids'>): Promise<NonNullable<BulkPreview['stages']>> {
  const rows = await read<StageRow>(
    `select case when application.withdrawn_at is null then application.stage::text else 'withdrawn' end as stage,
       count(*), count(*) filter (where coalesce(application.contact_email, person.email) is null) as no_address,
       count(*) filter (where exists (
         select from public.interviews as interview where interview.application_id = application.id
           and (interview.state = 'proposed' or interview.state = 'booked' and interview.ends_at > now())
       )) as interviews,
       array_agg(distinct application.job_id) as jobs,
       (array_agg(
         jsonb_build_object('id', application.id, 'name', person.full_name, 'language', person.language)
         order by application.id
       ) filter (where coalesce(application.contact_email, person.email) is not null))[1] as first
     from public.applications as application join public.people as person on person.id = application.person_id
     where application.id = any ($1::uuid[]) group by 1`,
    [ids],
  );
  return Object.fromEntries(
    rows.map(({ stage, count, no_address, interviews, jobs, first }) => [
      stage,
      {
        count: Number(count),
        no_address: Number(no_address),
        interviews: Number(interviews),
        jobs,
        first,
      },
    ]),
  );
}
