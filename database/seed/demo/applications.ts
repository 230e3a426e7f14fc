import { stageTemplate } from '../../../domain/applications/application-move.ts';
import type { Stage } from '../../../domain/enums.ts';
import type { Row } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import { hoursAfter } from '../times.ts';
import { answerRows } from './answers.ts';
import { reviewRows } from './application-reviews.ts';
import { lastChange, owedSince, type Story, stageOf } from './application-story.ts';
import { coverLetters, hireNotes, rejections, withdrawals } from './application-texts.ts';
import type { Colleague } from './job.ts';
import { type Mail, mailRow } from './mail.ts';

type ApplicationRows = Record<
  | 'consents'
  | 'applications'
  | 'answers'
  | 'ratings'
  | 'notes'
  | 'notifications'
  | 'mails'
  | 'events',
  Row[]
>;

type ApplicationContext = {
  consentTextId: string;
  /** CV of a person, if there is one. */
  cvOf: (personId: string) => string | null;
  colleagues: readonly Colleague[];
};

/** Builds all rows of one application. */
export function applicationRows(
  random: Random,
  story: Story,
  { consentTextId, cvOf, colleagues }: ApplicationContext,
): ApplicationRows {
  const { id, person, job, createdAt } = story;
  const consentId = random.uuid();
  const reviews = reviewRows(random, story, colleagues);
  const mails = stageMails(random, story);

  return {
    consents: [
      {
        id: consentId,
        person_id: person.id,
        consent_text_id: consentTextId,
        purpose: 'application',
        language: person.language,
        given_at: createdAt,
        created_at: createdAt,
      },
    ],
    applications: [
      {
        id,
        job_id: job.id,
        person_id: person.id,
        stage: stageOf(story),
        stage_changed_at: story.steps.at(-1)?.at ?? createdAt,
        position: String(createdAt.getTime() * 1000).padStart(16, '0'),
        owed_answer_since: owedSince(story),
        owner_id: job.owner.id,
        rating: reviews.average,
        source: person.source,
        language: person.language,
        cv_document_id: cvOf(person.id),
        cover_letter: random.chance(0.7) ? coverLetter(random, story) : null,
        consent_id: consentId,
        ...decision(random, story),
        withdrawn_at: story.withdrawnAt,
        withdrawn_reason: story.withdrawnAt && random.pick(withdrawals)[person.language],
        created_at: createdAt,
        updated_at: lastChange(story),
      },
    ],
    answers: answerRows(random, id, person, job.questions, createdAt),
    ratings: reviews.ratings,
    notes: reviews.notes,
    notifications: reviews.notifications,
    mails,
    events: [...stageEvents(story), ...mails.map(mailEvent), ...reviews.events],
  };
}

function decision(random: Random, story: Story): Row {
  const last = story.steps.at(-1);
  const language = story.job.owner.language;
  const decided = { decided_at: last?.at ?? null, decided_by: story.job.owner.id };
  if (last?.stage === 'hired') {
    return { ...decided, reject_reason: null, merit_note: random.pick(hireNotes)[language] };
  }
  if (last?.stage === 'rejected') {
    const { reason, notes } = random.pick(rejections);
    return { ...decided, reject_reason: reason, merit_note: random.pick(notes)[language] };
  }
  return { decided_at: null, decided_by: null, reject_reason: null, merit_note: null };
}

function coverLetter(random: Random, { person, job }: Story): string {
  return random
    .pick(coverLetters)
    [person.language].replaceAll('{job}', job.title[person.language])
    .replaceAll('{client}', job.client);
}

function stageEvents({ id, job, person, createdAt, steps, withdrawnAt }: Story): Row[] {
  const event = (kind: string, at: Date, actor: string | null, data: Row = {}): Row => ({
    application_id: id,
    kind,
    actor_id: actor,
    data,
    created_at: at,
  });
  let from: Stage = 'new';
  const moves = steps.map((step) => {
    const move = event('stage_moved', step.at, job.owner.id, { from, to: step.stage });
    from = step.stage;
    return move;
  });
  return [
    event('created', createdAt, null, { stage: 'new', source: person.source }),
    ...moves,
    ...(withdrawnAt ? [event('withdrawn', withdrawnAt, null)] : []),
  ];
}

/** The confirmation, and one mail for each announced step. */
function stageMails(random: Random, story: Story): Row[] {
  const { id: applicationId, person, job } = story;
  const variables = { job_title: job.title[person.language], client_name: job.client };
  const mail = (template: string, at: Date, options: Partial<Mail> = {}): Row =>
    mailRow({
      id: random.uuid(),
      template,
      cause: `${template}:${applicationId}`,
      person,
      applicationId,
      variables,
      at,
      ...options,
    });
  const announcedSteps = story.steps.filter((step) => step.isAnnounced);
  return [
    mail('application_received', hoursAfter(story.createdAt, 0.01)),
    ...announcedSteps.flatMap((step) => {
      const template = stageTemplate(step.stage);
      if (!template) return [];
      const answer = { isAnswer: true, sender: job.owner.id };
      return [mail(template, hoursAfter(step.at, 0.02), answer)];
    }),
    ...(story.heldBack
      ? [
          mail(stageTemplate('rejected'), story.heldBack.writtenAt, {
            isAnswer: true,
            sender: job.owner.id,
            state: 'cancelled',
            sendAfter: story.heldBack.leavesAt,
          }),
        ]
      : []),
  ];
}

function mailEvent(mail: Row): Row {
  return {
    application_id: mail.application_id,
    kind: `mail_${mail.state}`,
    actor_id: null,
    data: { mail_id: mail.id, template: mail.template_key },
    created_at: mail.sent_at ?? mail.created_at,
  };
}
