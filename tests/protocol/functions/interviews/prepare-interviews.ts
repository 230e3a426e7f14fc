import { randomUUID } from 'node:crypto';
import type { OwnInterview, OwnPage } from '../../../../domain/own-page.ts';
import { tellOfInterviews } from '../../../../server/worker/interviews/tell-of-interviews.ts';
import { createApplicants } from '../../../fixtures/applicants/applicants.ts';
import { cast } from '../../../fixtures/cast.ts';
import { readEntry } from '../../../fixtures/mail/calendar-entry.ts';
import { prepare } from '../../../fixtures/prepare.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';
import { jobContext } from '../../../fixtures/worker.ts';

/** A moment on a working day in June, in a year that does not end soon. */
export const inJune = (day: number, time = '08:00') =>
  `2099-06-${String(day).padStart(2, '0')}T${time}:00.000Z`;

/** The plan of an interview at an agreed time. */
export const agreed = (day: number) => ({ scheduling: 'agreed', times: [inJune(day)] });

/** Applicants, interviews with them, and what their people were mailed. */
export function prepareInterviews() {
  const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
  const applicants = prepare(
    async () => createApplicants(server),
    async () => undefined,
  );
  const context = prepare(
    () => jobContext(server),
    async () => undefined,
  );

  /** Creates an applicant with a link to their own page. */
  async function createApplicant() {
    const applicant = await applicants.createInScreening();
    const [mail] = await server.outbox(applicant.email);
    const token = /\/status\/([\w-]+)/.exec(mail?.variables.link ?? '')?.[1] ?? '';
    return { ...applicant, token };
  }

  const schedule = (applicationId: string, plan: object = {}) =>
    server.invoke(
      'schedule-interview',
      {
        application_id: applicationId,
        kind: 'video',
        minutes: 45,
        place: 'https://meet.example/alpaca',
        language: 'en',
        time_zone: 'Europe/Stockholm',
        staff_ids: [cast.rasmus.id],
        scheduling: 'free',
        ...plan,
      },
      { as: 'rasmus', headers: { 'idempotency-key': randomUUID() } },
    );

  /** Schedules an interview that must succeed. Returns its id. */
  async function create(applicationId: string, plan: object = {}): Promise<string> {
    const { status, data } = await schedule(applicationId, plan);
    if (status !== 200) throw new Error(`not scheduled: ${JSON.stringify(data)}`);
    return data.id as string;
  }

  async function showOwn(token: string): Promise<OwnInterview[]> {
    const { data } = await server.invoke('person', { action: 'show', token });
    return (data as unknown as OwnPage).applications.flatMap(({ interviews }) => interviews);
  }

  const book = (token: string, interviewId: string, startsAt: string) =>
    server.invoke('person', {
      action: 'book_interview',
      token,
      interview_id: interviewId,
      starts_at: startsAt,
    });

  const find = async (id: string) =>
    (await rows('select * from interviews where id = $1', [id]))[0];

  /** Does what the worker does, also for interviews that have just changed. */
  async function tell(): Promise<void> {
    await rows(`set session_replication_role = 'replica';
      update interviews set updated_at = now() - interval '2 minutes';
      set session_replication_role = 'origin'`);
    await tellOfInterviews(context, undefined, async () => undefined);
  }

  /** The mails about interviews to an address, oldest first, with their calendar entries. */
  async function listMails(email: string) {
    const mails = await rows(
      `select template_key as template, variables, calendar from outbox
       where to_email = $1 and interview_id is not null order by created_at`,
      [email],
    );
    return mails.map(({ template, variables, calendar }) => ({
      template,
      variables,
      entry: calendar && readEntry(calendar),
    }));
  }

  /** The mails to Rasmus about one interview. */
  const toRasmus = async (id: string) =>
    (await listMails(cast.rasmus.email)).filter(({ entry }) => entry?.uid === id);

  return {
    server,
    rows,
    asStaff,
    applicants,
    context,
    createApplicant,
    schedule,
    create,
    showOwn,
    book,
    find,
    tell,
    listMails,
    toRasmus,
  };
}
