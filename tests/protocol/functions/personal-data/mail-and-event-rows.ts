import {
  decided,
  type FullRows,
  future,
  interviewId,
  past,
  personId,
  type Surroundings,
  stamps,
  text,
} from './values.ts';

type Table =
  | 'outbox'
  | 'pending_submissions'
  | 'person_events'
  | 'privacy_requests'
  | 'private.person_links'
  | 'private.person_words';

export function mailAndEventRows({
  staffId,
  jobId,
  clientId,
  invoiceId,
}: Surroundings): FullRows<Table> {
  const mail = {
    id: crypto.randomUUID(),
    cause: text('cause'),
    message_id: text('message'),
    template_key: 'application_rejected',
    person_id: personId,
    application_id: decided,
    to_email: 'ottilia@people.example',
    to_name: text('name'),
    reply_to: 'rasmus@example.com',
    language: 'sv',
    variables: { first_name: text('variable') },
    subject: text('subject'),
    html: text('html'),
    body_text: text('body'),
    body: { type: text('rich text') },
    state: 'sent',
    send_after: past(),
    attempts: 5,
    last_error: text('mail error'),
    sent_at: past(),
    is_answer: true,
    caused_by_visitor: true,
    concerns_account: true,
    created_by: staffId,
    links: { link: { kind: 'status' } },
    stage: 'rejected',
    job_id: jobId,
    client_id: clientId,
    for_staff: null,
    invoice_id: null,
    conversation_id: crypto.randomUUID(),
    in_reply_to: text('answered'),
    interview_id: interviewId,
    calendar: text('calendar'),
    concerns_billing: false,
    ended: { was: 'sent', at: past() },
    ...stamps(),
  } as const;
  return {
    outbox: [
      mail,
      // An invoice is data of the client, so the content of its mail is not exported.
      {
        ...mail,
        id: crypto.randomUUID(),
        cause: text('cause of an invoice'),
        message_id: text('message of an invoice'),
        invoice_id: invoiceId,
        concerns_billing: true,
      },
    ],
    pending_submissions: [
      {
        id: crypto.randomUUID(),
        person_id: personId,
        form: 'join-freelance-network',
        job_id: jobId,
        email: 'typed@people.example',
        mailed_to: 'mailed@people.example',
        language: 'sv',
        data: { summary: text('submitted') },
        checked: { jobId },
        cv_bucket: 'cvs',
        cv_path: 'pending.pdf',
        cv_file_name: text('pending file'),
        cv_mime_type: 'application/pdf',
        cv_size_bytes: 65_432,
        cv_sha256: 'b'.repeat(64),
        token_hash: 'c'.repeat(64),
        submitted_at: past(),
        expires_at: future(),
        confirmed_at: null,
      },
    ],
    person_events: [
      {
        person_id: personId,
        actor_id: staffId,
        kind: 'wrote_to_us',
        data: { source: text('event') },
        created_at: past(),
      },
    ],
    privacy_requests: [
      {
        id: crypto.randomUUID(),
        person_id: personId,
        kind: 'objection',
        state: 'refused',
        due_at: future(),
        message: text('request'),
        note: text('request note'),
        handled_by: staffId,
        completed_at: past(),
        ...stamps(),
      },
    ],
    'private.person_links': [
      {
        id: crypto.randomUUID(),
        person_id: personId,
        application_id: decided,
        purpose: 'application',
        token_hash: 'd'.repeat(64),
        expires_at: future(),
        last_used_at: past(),
        created_at: past(),
        revoked_at: past(),
      },
    ],
    'private.person_words': [
      { person_id: personId, words: 'ottilia', open_words: 'ottilia', is_stale: true },
    ],
  };
}
