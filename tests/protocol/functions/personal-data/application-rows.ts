import {
  consentId,
  conversationId,
  customKeys,
  decided,
  documentId,
  type FullRows,
  future,
  interviewId,
  past,
  personId,
  type Surroundings,
  stamps,
  taskId,
  text,
  undecided,
} from './values.ts';

type Table =
  | 'applications'
  | 'application_answers'
  | 'application_events'
  | 'application_notes'
  | 'application_ratings'
  | 'interviews'
  | 'interview_attendees'
  | 'custom_values'
  | 'notifications'
  | 'scorecards'
  | 'stage_stays'
  | 'step_stays'
  | 'tasks'
  | 'review_link_items';

export function applicationRows(around: Surroundings): FullRows<Table> {
  const { staffId, jobId, rejectReasonId, stepId } = around;
  const application = {
    job_id: jobId,
    person_id: personId,
    stage: 'rejected',
    stage_changed_at: past(),
    step_id: stepId,
    position: '0000000000000001',
    owed_answer_since: null,
    owner_id: staffId,
    rating: 3.75,
    source: text('source'),
    language: 'sv',
    cv_document_id: documentId,
    cover_letter: text('cover letter'),
    consent_id: consentId,
    reject_reason: text('reject reason'),
    reject_reason_id: rejectReasonId,
    merit_note: text('merit note'),
    decided_at: past(),
    decided_by: staffId,
    withdrawn_at: past(),
    withdrawn_reason: text('withdrawn'),
    imported: true,
    contact_email: 'contact@people.example',
    stayed_six_months: true,
    left_on: past().slice(0, 10),
    ...stamps(),
  } as const;
  const customValues = (key: string) => ({
    id: crypto.randomUUID(),
    person_id: null,
    application_id: null,
    job_id: null,
    client_id: null,
    fields: { [key]: text('hat') },
    ...stamps(),
  });
  const task = () => ({
    title: text('task'),
    details: text('details'),
    owner_id: staffId,
    due_on: future().slice(0, 10),
    job_id: null,
    client_id: null,
    created_by: staffId,
    done_at: past(),
    done_by: staffId,
    reminded_at: past(),
    ...stamps(),
  });
  return {
    applications: [
      { ...application, id: decided },
      { ...application, id: undecided, owed_answer_since: past() },
    ],
    custom_values: [
      { ...customValues(customKeys.people), person_id: personId },
      { ...customValues(customKeys.applications), application_id: decided },
    ],
    application_answers: [
      {
        id: crypto.randomUUID(),
        application_id: decided,
        question_id: around.questionId,
        position: 43_210,
        kind: 'single_choice',
        prompt: { en: text('prompt') },
        answer: text('answer'),
        options: [{ value: text('option'), label: { en: text('option') } }],
        ...stamps(),
      },
    ],
    application_events: [
      {
        application_id: decided,
        actor_id: staffId,
        kind: 'mail_sent',
        data: { template: text('event') },
        created_at: past(),
      },
    ],
    stage_stays: [
      {
        application_id: decided,
        stage: 'interview',
        reached: 'offer',
        entered_at: past(),
        left_at: past(),
      },
    ],
    step_stays: [{ application_id: decided, step_id: stepId, entered_at: past(), left_at: past() }],
    application_notes: [
      {
        id: crypto.randomUUID(),
        application_id: decided,
        author_id: staffId,
        body: text('note'),
        mentions: [staffId],
        is_for_client: true,
        ...stamps(),
      },
    ],
    application_ratings: [
      {
        application_id: decided,
        staff_id: staffId,
        score: 2,
        comment: text('rating'),
        ...stamps(),
      },
    ],
    interviews: [
      {
        id: interviewId,
        application_id: decided,
        job_id: jobId,
        kind: 'on_site',
        minutes: 47,
        place: text('place'),
        message: text('interview message'),
        language: 'sv',
        time_zone: 'Europe/Helsinki',
        choice: 'fixed',
        state: 'cancelled',
        starts_at: '2020-02-03T04:05:00Z',
        ends_at: '2020-02-03T04:52:00Z',
        booked_at: past(),
        sequence: 7,
        told_state: 'cancelled',
        told_sequence: 7,
        reminded_at: past(),
        cancelled_with_application: true,
        created_by: staffId,
        ...stamps(),
      },
    ],
    interview_attendees: [
      {
        id: crypto.randomUUID(),
        interview_id: interviewId,
        staff_id: null,
        person_id: personId,
        told_sequence: 7,
        removed_at: past(),
        created_at: past(),
      },
    ],
    notifications: [
      {
        id: crypto.randomUUID(),
        user_id: staffId,
        kind: 'mentioned',
        actor_id: staffId,
        application_id: decided,
        client_id: around.clientId,
        approval_id: around.approvalId,
        task_id: taskId,
        conversation_id: conversationId,
        mail_id: crypto.randomUUID(),
        data: { note: text('notification') },
        read_at: past(),
        created_at: past(),
      },
    ],
    scorecards: [
      {
        id: crypto.randomUUID(),
        application_id: decided,
        staff_id: staffId,
        recommendation: 'strong_yes',
        scores: [{ name: text('attribute'), score: 2 }],
        notes: text('scorecard'),
        ...stamps(),
      },
    ],
    tasks: [
      { ...task(), id: taskId, application_id: decided, person_id: null, kind: 'scorecard' },
      {
        ...task(),
        id: crypto.randomUUID(),
        application_id: null,
        person_id: personId,
        kind: 'task',
      },
    ],
    review_link_items: [
      {
        id: crypto.randomUUID(),
        review_link_id: around.reviewLinkId,
        application_id: decided,
        position: 32_109,
        presentation: text('presentation'),
        shows_cv: true,
        shows_answers: true,
        decision: 'interview',
        decided_at: past(),
        removed_at: past(),
        ...stamps(),
      },
    ],
  };
}
