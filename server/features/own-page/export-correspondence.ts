import type { ExportedRest } from '../../../domain/own-page.ts';
import type { Call } from '../../functions/call.ts';
import type { Staff } from '../../functions/require-staff.ts';

export type Correspondence = Pick<
  ExportedRest,
  | 'mails'
  | 'received_mails'
  | 'conversations'
  | 'history'
  | 'answers_as_contact'
  | 'answers_on_ads'
  | 'pause_requests'
  | 'scorecards'
>;

/**
 * Exports the mail to a person, the answers that the person gave as a contact of clients, and scorecards. For a colleague
 * row-level security leaves out what this colleague may not read, such as mail about accounts, invoices and plans, and
 * scorecards of others before their own.
 */
export async function exportCorrespondence(
  personId: string,
  { context: { database } }: Call,
  staff?: Staff,
): Promise<Correspondence> {
  const values = [personId];
  const { rows } = staff
    ? await database.withRole(staff.identity, { text: select(), values }, { access: 'read' })
    : await database.query(select({ isOwn: true }), values);
  return (rows[0] as { correspondence: Correspondence }).correspondence;
}

/**
 * Correspondence about a client is the client's data. A person exports it only while the portal is open to their address;
 * otherwise a person who takes over the address or the record of a contact could read it. Mail about billing is exported
 * without its content.
 */
const isKnown = (client: string) => `exists (
  select from public.client_portal_access as access join public.people as person on person.id = access.person_id
  where access.person_id = $1 and access.client_id = ${client} and lower(access.email::text) = lower(person.email::text)
)`;

function select({ isOwn = false } = {}): string {
  const ofClient = (text: string, client: string) =>
    isOwn ? `case when ${isKnown(client)} then ${text} end` : text;
  const ofConversation = (text: string) =>
    `case when conversation.client_id is null and not conversation.concerns_billing then ${text}
      else ${ofClient(text, 'conversation.client_id')} end`;
  return `
select jsonb_build_object(
  'mails', coalesce((
    select jsonb_agg(jsonb_build_object(
      'sent_at', sent_at, 'to', to_email,
      'subject', case when not concerns_billing then subject end,
      'text', case when not concerns_billing then body_text end
    ) order by created_at) from public.outbox where person_id = $1 and state in ('sent', 'kept')
  ), '[]'),
  'received_mails', coalesce((
    select jsonb_agg(jsonb_build_object(
      'received_at', mail.received_at, 'from', mail.from_email, 'name', mail.from_name, 'to', mail.to_email,
      'subject', ${ofConversation('mail.subject')}, 'text', ${ofConversation('mail.body_text')},
      'files', (select jsonb_agg(file_name order by created_at, id) from public.inbox_attachments where mail_id = mail.id)
    ) order by mail.received_at)
    from public.inbox as mail join public.conversations as conversation on conversation.id = mail.conversation_id
    where conversation.person_id = $1
  ), '[]'),
  'conversations', coalesce((
    select jsonb_agg(jsonb_build_object('application', application_id, 'begun_at', created_at) order by created_at)
    from public.conversations where person_id = $1
  ), '[]'),
  'history', coalesce((
    select jsonb_agg(jsonb_build_object('at', created_at, 'kind', kind) order by created_at)
    from public.person_timeline where person_id = $1
  ), '[]'),
  'answers_as_contact', coalesce((
    select jsonb_agg(jsonb_build_object(
      'at', event.created_at, 'kind', event.kind, 'comment', ${ofClient('event.comment', 'job.client_id')}
    ) order by event.id)
    from public.review_events as event
    join public.review_links as link on link.id = event.review_link_id
    join public.jobs as job on job.id = link.job_id
    where event.person_id = $1
  ), '[]'),
  'answers_on_ads', coalesce((
    select jsonb_agg(jsonb_build_object(
      'asked_at', approval.created_at, 'answered_at', approval.decided_at, 'answer', approval.decision,
      'comment', ${ofClient('approval.comment', 'approval.client_id')}
    ) order by approval.created_at)
    from public.job_approvals as approval where approval.person_id = $1
  ), '[]'),
  'scorecards', coalesce((
    select jsonb_agg(jsonb_build_object(
      'at', scorecard.created_at, 'recommendation', scorecard.recommendation, 'scores', scorecard.scores,
      'notes', scorecard.notes
    ) order by scorecard.created_at)
    from public.scorecards as scorecard
    join public.applications as application on application.id = scorecard.application_id
    where application.person_id = $1
  ), '[]'),
  'pause_requests', coalesce((
    select jsonb_agg(jsonb_build_object(
      'at', request.created_at, 'starts_on', request.starts_on, 'ends_on', request.ends_on, 'state', request.state,
      'message', ${ofClient('request.message', 'request.client_id')},
      'reason', ${ofClient('request.reason', 'request.client_id')}, 'answered_at', request.decided_at
    ) order by request.created_at)
    from public.client_pause_requests as request where request.person_id = $1
  ), '[]')
) as correspondence`;
}
