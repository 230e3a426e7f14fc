import { type Stage, stages } from '../../../domain/enums.ts';
import type { SameJob } from '../../../domain/people/merge.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Query } from '../../postgres/query.ts';

type SameJobRow = Omit<SameJob, 'counts'>;

/** The notes of each application that staff read before they merge. */
const maxNotes = 3;

/**
 * The jobs for which both records have an application that is not withdrawn. The chosen application counts, or the one
 * that is further along, or that of the kept record.
 */
export async function listSameJobs(
  query: Query,
  keptId: string,
  goneId: string,
  chosen: string[],
): Promise<SameJob[]> {
  const { rows } = await query<SameJobRow & { is_hidden: boolean }>(
    `select job.id as job_id, job.title, job.id in (select private.hidden_jobs()) as is_hidden, ${describeSql('kept')} as kept, ${describeSql('gone')} as gone
     from public.applications as kept
     join public.applications as gone on gone.job_id = kept.job_id
       and gone.person_id = $2 and gone.withdrawn_at is null
     join public.jobs as job on job.id = kept.job_id
     where kept.person_id = $1 and kept.withdrawn_at is null
     order by kept.created_at, kept.id`,
    [keptId, goneId],
  );
  // A colleague who sees the job decides which application counts.
  if (rows.some(({ is_hidden }) => is_hidden)) throw new FunctionError('not_allowed');
  return rows.map(({ is_hidden: _, ...row }) => ({
    ...row,
    counts: chooseApplication(row, chosen),
  }));
}

function chooseApplication({ kept, gone }: SameJobRow, chosen: string[]): string {
  const chosenId = [kept.id, gone.id].find((id) => chosen.includes(id));
  return chosenId ?? (progressOf(gone.stage) > progressOf(kept.stage) ? gone.id : kept.id);
}

/** A rejected application has progressed the least. */
const progressOf = (stage: Stage) => (stage === 'rejected' ? -1 : stages.indexOf(stage));

function describeSql(application: 'kept' | 'gone'): string {
  const ofApplication = `application_id = ${application}.id`;
  return `jsonb_build_object(
    'id', ${application}.id, 'stage', ${application}.stage, 'created_at', ${application}.created_at,
    'decisions', (
      select coalesce(jsonb_agg(item.decision order by item.decided_at desc), '[]') from public.review_link_items as item
      where item.${ofApplication} and item.decision is not null and item.removed_at is null
    ),
    'notes', (
      select coalesce(jsonb_agg(note.body order by note.created_at desc), '[]') from (
        select body, created_at from public.application_notes where ${ofApplication} order by created_at desc limit ${maxNotes}
      ) as note
    ),
    'note_count', (select count(*) from public.application_notes where ${ofApplication}),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'template_key', mail.template_key, 'send_after', mail.send_after
      ) order by mail.send_after), '[]')
      from public.outbox as mail where mail.${ofApplication} and mail.state = 'queued' and mail.is_answer
    )
  )`;
}
