import type { ClientBase } from 'pg';
import {
  callLink,
  interviewedJob,
  kit,
  message,
  scorecard,
  tasks,
} from '../content/demo/interviewing.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { createRandom, type Random } from '../random.ts';
import { dateOnly, daysAfter, hoursAfter } from '../times.ts';
import type { Colleague } from './job.ts';

/** These triggers would mail the people of the demo. */
export const pausedForInterviews = [
  'public.interviews/stamp_interview',
  'public.interviews/follow_new_interview',
];

type Demo = {
  random: Random;
  now: Date;
  jobId: string;
  colleagues: [first: Colleague, second: Colleague];
};

/** Writes the interviews of one job with all that belongs to them: kit, scorecard, tasks and rules. */
export async function writeInterviews(
  client: ClientBase,
  recruiters: readonly Colleague[],
  now: Date,
): Promise<void> {
  const random = createRandom(20_250_605);
  // The stages of the applications depend on the day. If too few are in interviews, applications that were received or
  // screened are added.
  const { rows } = await client.query<{ id: string; job_id: string }>(
    `select application.id, application.job_id from public.applications as application
     join public.jobs as job on job.id = application.job_id
     where job.slug = $1 and application.stage in ('interview', 'screening', 'new') and application.withdrawn_at is null
     order by application.stage desc, application.created_at, application.id limit 3`,
    [interviewedJob],
  );
  const [met, invited, asked] = rows;
  const [first, second] = recruiters;
  if (!met || !invited || !asked || !first || !second) return;
  const jobId = met.job_id;
  const demo: Demo = { random, now, jobId, colleagues: [first, second] };

  const items = kit.map((item, position) => ({
    id: random.uuid(),
    job_id: jobId,
    position,
    ...item,
  }));
  await insertRows(client, 'public.job_kit_items', items);
  const interviews = [
    interviewRow(demo, met.id, 'booked', workday(now, -1)),
    interviewRow(demo, invited.id, 'booked', workday(now, 1)),
    interviewRow(demo, asked.id, 'proposed'),
  ];
  await insertRows(client, 'public.interviews', interviews);
  await insertRows(client, 'public.interview_attendees', attendeeRows(demo, interviews));
  for (const { id } of interviews) {
    await client.query('select private.reserve_interview($1)', [id]);
  }
  await insertRows(client, 'public.scorecards', [scorecardRow(demo, met.id)]);
  await insertRows(client, 'public.tasks', taskRows(demo, met.id));
  await insertRows(client, 'public.stage_rules', ruleRows(demo));
}

function interviewRow(
  { random, now, jobId, colleagues: [first] }: Demo,
  applicationId: string,
  state: string,
  start?: Date,
): Row {
  return {
    id: random.uuid(),
    application_id: applicationId,
    job_id: jobId,
    kind: 'video',
    minutes: 45,
    place: callLink,
    message,
    language: 'en',
    time_zone: 'Europe/Stockholm',
    choice: 'free',
    state,
    starts_at: start ?? null,
    ends_at: start ? hoursAfter(start, 0.75) : null,
    booked_at: start ? now : null,
    // Nobody is mailed about the demo.
    told_state: state,
    told_sequence: 0,
    reminded_at: start ? now : null,
    created_by: first.id,
    created_at: hoursAfter(now, -48),
  };
}

const attendeeRows = ({ random, colleagues }: Demo, interviews: Row[]): Row[] =>
  interviews.flatMap(({ id, state }) =>
    colleagues.map((colleague) => ({
      id: random.uuid(),
      interview_id: id,
      staff_id: colleague.id,
      told_sequence: state === 'booked' ? 0 : null,
    })),
  );

function scorecardRow({ random, colleagues: [first] }: Demo, applicationId: string): Row {
  const attributes = kit.filter(({ kind }) => kind === 'attribute');
  const scores = attributes.map(({ name }, index) => ({ name, score: scorecard.scores[index] }));
  return {
    id: random.uuid(),
    application_id: applicationId,
    staff_id: first.id,
    ...scorecard,
    scores,
  };
}

function taskRows(
  { random, now, jobId, colleagues: [first, second] }: Demo,
  applicationId: string,
): Row[] {
  const task = (fields: Row): Row => ({
    id: random.uuid(),
    kind: 'task',
    application_id: null,
    job_id: null,
    owner_id: first.id,
    created_by: first.id,
    due_on: dateOnly(daysAfter(now, 1)),
    ...fields,
  });
  return [
    task({ title: tasks.references, application_id: applicationId }),
    task({ title: tasks.salary, job_id: jobId, due_on: dateOnly(daysAfter(now, 3)) }),
    task({
      kind: 'scorecard',
      title: 'Scorecard',
      application_id: applicationId,
      owner_id: second.id,
    }),
  ];
}

function ruleRows({ random, jobId, colleagues: [first] }: Demo): Row[] {
  const rule = (fields: Row): Row => ({
    id: random.uuid(),
    job_id: jobId,
    is_on: false,
    template_key: null,
    minutes: null,
    title: null,
    days: null,
    created_by: first.id,
    ...fields,
  });
  return [
    rule({ stage: 'offer', kind: 'task', title: tasks.references, days: 2, is_on: true }),
    rule({
      stage: 'interview',
      kind: 'mail',
      template_key: 'application_stage_interview',
      minutes: 30,
    }),
  ];
}

/** Returns ten o’clock in Swedish winter time, the given number of working days later, or earlier if it is negative. */
function workday(now: Date, days: number): Date {
  const step = Math.sign(days);
  let day = daysAfter(now, days);
  while ([0, 6].includes(day.getUTCDay())) day = daysAfter(day, step);
  return new Date(`${dateOnly(day)}T09:00:00Z`);
}
