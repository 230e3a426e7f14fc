import type { ExportList } from './export-list.ts';

export type Correspondence =
  | 'mails'
  | 'received_mails'
  | 'conversations'
  | 'history'
  | 'answers_as_contact'
  | 'answers_on_ads'
  | 'pause_requests'
  | 'scorecards';

/**
 * Correspondence about a client is the client's data. A person exports it only while the portal is open to their address;
 * otherwise a person who takes over the address or the record of a contact could read it. Mail about billing is exported
 * without its content.
 */
const isKnown = (client: string) => `exists (
  select from public.client_portal_access as access join public.people as person on person.id = access.person_id
  where access.person_id = $1 and access.client_id = ${client} and lower(access.email::text) = lower(person.email::text)
)`;

type OfClient = (text: string, client: string) => string;

/**
 * The mail to a person, the answers that the person gave as a contact of clients, and scorecards. For a colleague
 * row-level security leaves out what this colleague may not read, such as mail about accounts, invoices and plans, and
 * scorecards of others before their own.
 */
export function correspondenceLists({
  isOwn,
}: {
  isOwn: boolean;
}): Record<Correspondence, ExportList> {
  const ofClient: OfClient = (text, client) =>
    isOwn ? `case when ${isKnown(client)} then ${text} end` : text;
  return {
    mails: sentMails(ofClient),
    received_mails: receivedMails(ofClient),
    conversations,
    history,
    answers_as_contact: answersAsContact(ofClient),
    answers_on_ads: answersOnAds(ofClient),
    scorecards,
    pause_requests: pauseRequests(ofClient),
  };
}

/** The length of a text is known without reading it. */
const bytesOfMail = 'coalesce(octet_length(row.body_text), 0) + 500';

function sentMails(ofClient: OfClient): ExportList {
  const ofMail = (text: string) =>
    `case when row.concerns_billing then null when row.of_client is null then ${text} else ${ofClient(text, 'row.of_client')} end`;
  return {
    rows: `
      select id, created_at, sent_at, to_email, concerns_billing, client_id as of_client, subject, body_text
      from public.outbox where person_id = $1 and state in ('sent', 'kept')`,
    item: `jsonb_build_object(
      'sent_at', row.sent_at, 'to', row.to_email, 'subject', ${ofMail('row.subject')}, 'text', ${ofMail('row.body_text')}
    )`,
    order: { created_at: 'timestamptz', id: 'uuid' },
    bytes: bytesOfMail,
  };
}

function receivedMails(ofClient: OfClient): ExportList {
  const ofConversation = (text: string) =>
    `case when row.of_client is null and not row.of_billing then ${text} else ${ofClient(text, 'row.of_client')} end`;
  return {
    rows: `
      select mail.id, mail.received_at, mail.from_email, mail.from_name, mail.to_email, mail.subject, mail.body_text,
        conversation.client_id as of_client, conversation.concerns_billing as of_billing
      from public.inbox as mail join public.conversations as conversation on conversation.id = mail.conversation_id
      where conversation.person_id = $1`,
    item: `jsonb_build_object(
      'received_at', row.received_at, 'from', row.from_email, 'name', row.from_name, 'to', row.to_email,
      'subject', ${ofConversation('row.subject')}, 'text', ${ofConversation('row.body_text')},
      'files', (select jsonb_agg(file_name order by created_at, id) from public.inbox_attachments where mail_id = row.id)
    )`,
    order: { received_at: 'timestamptz', id: 'uuid' },
    bytes: bytesOfMail,
  };
}

const conversations: ExportList = {
  rows: 'select id, created_at, application_id from public.conversations where person_id = $1',
  item: `jsonb_build_object('application', row.application_id, 'begun_at', row.created_at)`,
  order: { created_at: 'timestamptz', id: 'uuid' },
};

const history: ExportList = {
  // Entries have no key, and several of the same moment may be equal.
  rows: `
    select created_at, kind, row_number() over (partition by created_at order by kind) as number
    from public.person_timeline where person_id = $1`,
  item: `jsonb_build_object('at', row.created_at, 'kind', row.kind)`,
  order: { created_at: 'timestamptz', number: 'bigint' },
  maxRows: 2000,
};

const answersAsContact = (ofClient: OfClient): ExportList => ({
  rows: `
    select event.id, event.created_at, event.kind, event.comment, job.client_id
    from public.review_events as event
    join public.review_links as link on link.id = event.review_link_id
    join public.jobs as job on job.id = link.job_id
    where event.person_id = $1`,
  item: `jsonb_build_object(
    'at', row.created_at, 'kind', row.kind, 'comment', ${ofClient('row.comment', 'row.client_id')}
  )`,
  order: { id: 'bigint' },
});

const answersOnAds = (ofClient: OfClient): ExportList => ({
  rows: `
    select id, created_at, decided_at, decision, comment, client_id from public.job_approvals where person_id = $1`,
  item: `jsonb_build_object(
    'asked_at', row.created_at, 'answered_at', row.decided_at, 'answer', row.decision,
    'comment', ${ofClient('row.comment', 'row.client_id')}
  )`,
  order: { created_at: 'timestamptz', id: 'uuid' },
});

const scorecards: ExportList = {
  rows: `
    select scorecard.id, scorecard.created_at, scorecard.recommendation, scorecard.scores, scorecard.notes
    from public.scorecards as scorecard
    join public.applications as application on application.id = scorecard.application_id
    where application.person_id = $1`,
  item: `jsonb_build_object(
    'at', row.created_at, 'recommendation', row.recommendation, 'scores', row.scores, 'notes', row.notes
  )`,
  order: { created_at: 'timestamptz', id: 'uuid' },
};

const pauseRequests = (ofClient: OfClient): ExportList => ({
  rows: `
    select id, created_at, starts_on, ends_on, state, message, reason, decided_at, client_id
    from public.client_pause_requests where person_id = $1`,
  item: `jsonb_build_object(
    'at', row.created_at, 'starts_on', row.starts_on, 'ends_on', row.ends_on, 'state', row.state,
    'message', ${ofClient('row.message', 'row.client_id')},
    'reason', ${ofClient('row.reason', 'row.client_id')}, 'answered_at', row.decided_at
  )`,
  order: { created_at: 'timestamptz', id: 'uuid' },
});
