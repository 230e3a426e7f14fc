import { cast, violasPerson } from '../../fixtures/cast.ts';
import {
  application,
  both,
  future,
  hash,
  id,
  openJob,
  past,
  type Samples,
  sami,
  tova,
} from './sample.ts';

const [draftJob, closedJob, laterJob] = [id(2), id(3), id(4)];
const [hygglo, newcomer] = [id(11), id(12)];
const reviewLink = id(51);
const item = id(52);

const [stageTemplate, step] = [id(84), id(85)];

const endedStayInStep = {
  application_id: application,
  step_id: step,
  entered_at: past,
  left_at: past,
};

const endedStay = {
  application_id: application,
  stage: 'new',
  reached: 'new',
  entered_at: past,
  left_at: past,
};

function job(key: string, slug: string, rest: object = {}) {
  return { id: key, slug, client_id: hygglo, field: 'tech', title: both(slug), ...rest };
}

export const recruiting: Samples = {
  clients: {
    rows: [
      { id: hygglo, name: 'Fjällbyte' },
      { id: newcomer, name: 'Tystlåten' },
    ],
    fresh: { name: 'Nystart' },
    touch: 'name',
  },
  client_contacts: {
    rows: [{ client_id: hygglo, person_id: sami }],
    fresh: { client_id: hygglo, person_id: tova },
    touch: 'title',
  },
  jobs: {
    rows: [
      job(openJob, 'open-job', { state: 'open', opens_at: past }),
      job(draftJob, 'draft-job', { client_id: newcomer }),
      job(closedJob, 'closed-job', { state: 'closed' }),
      job(laterJob, 'later-job', { state: 'open', opens_at: future }),
    ],
    fresh: { slug: 'new-job', client_id: hygglo, field: 'tech', title: both('new-job') },
    touch: 'location',
  },
  job_staff: {
    rows: [openJob, draftJob].map((job_id) => ({ job_id, owner_id: cast.rasmus.id })),
    fresh: { job_id: laterJob },
    touch: 'owner_id',
  },
  job_salaries: {
    rows: [
      { job_id: openJob, minimum: 40000, maximum: 50000 },
      { job_id: closedJob, minimum: 40000, maximum: 50000, is_shown: false },
      { job_id: draftJob, minimum: 40000, maximum: 50000 },
    ],
    fresh: { job_id: laterJob, minimum: 1, maximum: 2 },
    touch: 'minimum',
  },
  job_redirects: {
    rows: [{ slug: 'former-shearer', job_id: openJob }],
    fresh: { slug: 'former-weaver', job_id: openJob },
    touch: 'slug',
  },
  job_questions: {
    rows: [openJob, draftJob].map((job_id) => ({ job_id, prompt: both('Why?') })),
    fresh: { job_id: openJob, prompt: both('When?') },
    touch: 'position',
  },
  job_members: {
    rows: [{ job_id: openJob, staff_id: cast.edith.id }],
    fresh: { job_id: openJob, staff_id: cast.rasmus.id },
    touch: 'staff_id',
  },
  visibility_changes: {
    rows: [{ created_at: past }],
    fresh: { created_at: past },
    touch: 'created_at',
  },
  job_kit_items: {
    rows: [{ job_id: openJob, kind: 'question', name: 'What are you proud of?' }],
    fresh: { job_id: openJob, kind: 'attribute', name: 'Curiosity' },
    touch: 'name',
  },
  candidates: {
    rows: [{ person_id: sami }, { person_id: violasPerson }],
    fresh: { person_id: tova },
    touch: 'summary',
  },
  freelancers: {
    rows: [{ person_id: sami }, { person_id: violasPerson }],
    fresh: { person_id: tova },
    touch: 'summary',
  },
  freelancer_availability: {
    rows: [sami, violasPerson].map((person_id) => ({
      person_id,
      period: '[2025-03-01,2025-04-01)',
    })),
    fresh: { person_id: violasPerson, period: '[2025-05-01,2025-06-01)' },
    touch: 'note',
  },
  freelancer_notes: {
    rows: [{ person_id: sami, body: 'Calm.' }],
    fresh: { person_id: violasPerson, body: 'Quick.' },
    touch: 'body',
  },
  person_notes: {
    rows: [cast.rasmus.id, cast.astrid.id].map((author_id) => ({
      person_id: sami,
      author_id,
      body: 'Kind.',
    })),
    fresh: { person_id: tova, body: 'Sharp.' },
    own: 'author_id',
    touch: 'body',
  },
  waiting_list: { rows: [{ person_id: sami }], fresh: { person_id: tova }, touch: 'note' },
  applications: {
    rows: [{ id: application, job_id: openJob, person_id: sami }],
    fresh: { job_id: openJob, person_id: tova },
    touch: 'position',
  },
  application_answers: {
    rows: [
      { application_id: application, kind: 'yes_no', prompt: both('Driver?'), answer: 'true' },
    ],
    fresh: { application_id: application, kind: 'yes_no', prompt: both('Cook?'), answer: 'true' },
    touch: 'answer',
  },
  application_events: {
    rows: [{ application_id: application, kind: 'created' }],
    fresh: { application_id: application, kind: 'stage_moved' },
    touch: 'kind',
  },
  stage_stays: { rows: [endedStay], fresh: endedStay, touch: 'stage' },
  application_notes: {
    rows: [cast.rasmus.id, cast.astrid.id].map((author_id) => ({
      application_id: application,
      author_id,
      body: 'Kind.',
    })),
    fresh: { application_id: application, body: 'Sharp.' },
    own: 'author_id',
    touch: 'body',
  },
  application_ratings: {
    rows: [cast.rasmus.id, cast.astrid.id].map((staff_id) => ({
      application_id: application,
      staff_id,
      score: 4,
    })),
    fresh: { application_id: id(32), score: 5 },
    own: 'staff_id',
    touch: 'score',
  },
  custom_fields: {
    rows: [{ key: 'f000000000001', target: 'people', kind: 'text', name: both('Nickname') }],
    fresh: { target: 'clients', kind: 'date', name: both('Contract ends') },
    touch: 'position',
  },
  custom_values: {
    rows: [{ person_id: sami, fields: { f000000000001: 'Sam' } }],
    fresh: { person_id: tova, fields: { f000000000001: 'Tove' } },
    touch: 'fields',
  },
  reject_reasons: {
    rows: [{ name: both('Too far away'), kind: 'terms' }],
    fresh: { name: both('No driving licence'), kind: 'skills' },
    touch: 'position',
  },
  stage_templates: {
    rows: [{ id: stageTemplate, name: both('Engineers') }],
    fresh: { name: both('Salespeople') },
    touch: 'name',
  },
  stage_steps: {
    // A trigger gives every template its first six steps.
    rows: [{ id: step, template_id: stageTemplate, name: both('Second talk'), stage: 'interview' }],
    fresh: { template_id: stageTemplate, name: both('Test'), stage: 'screening' },
    touch: 'position',
  },
  step_stays: { rows: [endedStayInStep], fresh: endedStayInStep, touch: 'left_at' },
  stage_rules: {
    rows: [{ job_id: openJob, stage: 'interview', kind: 'remind', days: 3 }],
    fresh: { job_id: openJob, stage: 'offer', kind: 'remind', days: 3 },
    touch: 'is_on',
  },
  scorecards: {
    rows: [cast.rasmus.id, cast.astrid.id].map((staff_id) => ({
      application_id: application,
      staff_id,
      recommendation: 'yes',
    })),
    fresh: { application_id: id(32), recommendation: 'no' },
    own: 'staff_id',
    touch: 'notes',
  },
  tasks: {
    rows: [cast.rasmus.id, cast.astrid.id].map((created_by) => ({
      application_id: application,
      title: 'Call a reference',
      due_on: '2026-11-20',
      created_by,
    })),
    fresh: { person_id: tova, title: 'Send the offer', due_on: '2026-11-20' },
    touch: 'title',
  },
  review_links: {
    rows: [
      { id: reviewLink, job_id: openJob, token_hash: hash('1'), recipient_name: 'Klara Kund' },
    ],
    fresh: { job_id: openJob, token_hash: hash('2'), recipient_name: 'Klara Kund' },
    touch: 'message',
  },
  review_link_items: {
    rows: [{ id: item, review_link_id: reviewLink, application_id: application }],
    fresh: { review_link_id: reviewLink, application_id: id(32) },
    touch: 'position',
  },
  review_events: {
    rows: [{ review_link_id: reviewLink, item_id: item, kind: 'viewed' }],
    fresh: {
      review_link_id: reviewLink,
      item_id: item,
      kind: 'replied',
      comment: 'Thursday suits',
    },
    touch: 'kind',
  },
};
