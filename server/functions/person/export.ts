import type { Call } from '../call.ts';
import type { PersonLink } from './open-link.ts';
import { show } from './show.ts';

/** All there is about a person, in a form that machines read too; asking for it is on record. */
export async function exportEverything(link: PersonLink, call: Call): Promise<object> {
  const { database } = call.context;
  const page = await show(link, call);
  const { rows } = await database.query(statement, [link.personId]);
  await database.query(
    `insert into public.privacy_requests (person_id, kind, state, completed_at)
     values ($1, 'export', 'done', now())`,
    [link.personId],
  );
  return { exported_at: new Date().toISOString(), ...page, ...rows[0].more };
}

const statement = `
select jsonb_build_object(
  'decisions', coalesce((
    select jsonb_agg(jsonb_build_object(
      'application', id, 'decided_at', decided_at, 'reason', reject_reason, 'note', merit_note, 'rating', rating
    ) order by created_at) from public.applications where person_id = $1 and owed_answer_since is null
  ), '[]'),
  'notes', coalesce((
    select jsonb_agg(jsonb_build_object('at', note.created_at, 'note', note.body) order by note.created_at)
    from public.application_notes as note
    join public.applications as application on application.id = note.application_id
    where application.person_id = $1
  ), '[]'),
  'freelancer_note', (select body from public.freelancer_notes where person_id = $1),
  'mails', coalesce((
    select jsonb_agg(jsonb_build_object(
      'sent_at', sent_at, 'to', to_email, 'subject', subject, 'text', body_text
    ) order by created_at) from public.outbox where person_id = $1 and state in ('sent', 'kept')
  ), '[]'),
  'history', coalesce((
    select jsonb_agg(jsonb_build_object('at', created_at, 'kind', kind) order by created_at)
    from public.person_timeline where person_id = $1
  ), '[]')
) as more`;
