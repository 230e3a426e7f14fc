import { type FullRows, past, personId, type Surroundings, stamps, text } from './values.ts';

type Table =
  | 'waiting_list'
  | 'client_contacts'
  | 'client_portal_access'
  | 'client_pause_requests'
  | 'review_events'
  | 'job_approvals'
  | 'job_approval_contacts'
  | 'job_contacts'
  | 'person_tags'
  | 'duplicate_pairs';

export function contactRows({
  staffId,
  jobId,
  clientId,
  tagId,
  otherPersonId,
  reviewLinkId,
  approvalId,
}: Surroundings): FullRows<Table> {
  return {
    waiting_list: [
      {
        id: crypto.randomUUID(),
        person_id: personId,
        client_id: clientId,
        source: 'calculator',
        company: text('company'),
        plan: 'large',
        roles_to_fill: text('roles'),
        message: text('message'),
        calculation: { plan: text('calculation') },
        language: 'sv',
        state: 'booked',
        state_changed_at: past(),
        assignee_id: staffId,
        note: text('lead note'),
        ...stamps(),
      },
    ],
    client_contacts: [
      {
        client_id: clientId,
        person_id: personId,
        title: text('title'),
        note: text('contact note'),
        is_primary: true,
        approved_email: 'ottilia@people.example',
        ...stamps(),
      },
    ],
    client_portal_access: [
      {
        client_id: clientId,
        person_id: personId,
        email: 'ottilia@people.example',
        given_by: staffId,
        sees_billing: true,
        wants_report: true,
        created_at: past(),
      },
    ],
    client_pause_requests: [
      {
        id: crypto.randomUUID(),
        client_id: clientId,
        person_id: personId,
        starts_on: '2020-02-03',
        ends_on: '2020-02-20',
        message: text('pause message'),
        state: 'declined',
        reason: text('pause reason'),
        pause_id: crypto.randomUUID(),
        decided_by: staffId,
        decided_at: past(),
        ...stamps(),
      },
    ],
    review_events: [
      {
        review_link_id: reviewLinkId,
        item_id: crypto.randomUUID(),
        kind: 'commented',
        comment: text('comment'),
        link_hash: 'f'.repeat(64),
        staff_id: staffId,
        person_id: personId,
        created_at: past(),
      },
    ],
    job_approvals: [
      {
        id: crypto.randomUUID(),
        job_id: jobId,
        client_id: clientId,
        asked_by: staffId,
        message: text('request'),
        ad: { title: { en: text('ad') } },
        decision: 'changes_asked',
        comment: text('approval comment'),
        decided_at: past(),
        person_id: personId,
        ended: null,
        created_at: past(),
      },
      {
        id: crypto.randomUUID(),
        job_id: jobId,
        client_id: clientId,
        asked_by: staffId,
        message: text('request'),
        ad: { title: { en: text('ad') } },
        decision: null,
        comment: null,
        decided_at: null,
        person_id: personId,
        ended: 'withdrawn',
        created_at: past(),
      },
    ],
    job_contacts: [
      {
        id: crypto.randomUUID(),
        job_id: jobId,
        client_id: clientId,
        person_id: personId,
        may_answer: true,
        created_at: past(),
      },
    ],
    job_approval_contacts: [{ approval_id: approvalId, person_id: personId }],
    person_tags: [{ person_id: personId, tag_id: tagId, created_by: staffId, created_at: past() }],
    duplicate_pairs: [
      {
        one_id: otherPersonId,
        other_id: personId,
        reasons: ['name'],
        dismissed_at: past(),
        dismissed_by: staffId,
        ...stamps(),
      },
    ],
  };
}
