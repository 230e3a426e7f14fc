import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { inJune, prepareInterviews } from './prepare-interviews.ts';

const { server, rows, createApplicant, schedule, create, showOwn, book, find } =
  prepareInterviews();

const withAstrid = { staff_ids: [cast.astrid.id] };
const agreedAt = (day: number, time?: string) => ({
  scheduling: 'agreed',
  times: [inJune(day, time)],
});

/** Applies for a second job with the same person. Both applications are in the process. */
async function applyElsewhere(person: string): Promise<string> {
  const [{ id }] = await rows(
    `with job as (
       insert into public.jobs (slug, kind, client_id, field, title, state)
       select slug || '-' || $2, kind, client_id, field, title, state from public.jobs
       where id = (select job_id from public.applications where person_id = $1 limit 1) returning id
     )
     insert into public.applications (job_id, person_id, stage)
     select id, $1, 'screening' from job returning id`,
    [person, randomUUID().slice(0, 8)],
  );
  return id as string;
}

const offeredTo = async (token: string, id: string) =>
  (await showOwn(token)).find((interview) => interview.id === id)?.times ?? [];

describe('a candidate with interviews for two jobs', () => {
  it('is not booked for two at the same time by different colleagues', async () => {
    const applicant = await createApplicant();
    await create(applicant.id, agreedAt(15));
    const other = await applyElsewhere(applicant.person);
    for (const scheduling of ['agreed', 'fixed']) {
      const plan = { ...withAstrid, scheduling, times: [inJune(15, '08:30')] };
      expect(await schedule(other, plan)).toMatchObject({ status: 409, error: 'candidate_busy' });
    }
    expect(await schedule(other, { ...withAstrid, ...agreedAt(15, '08:45') })).toMatchObject({
      status: 200,
    });
  });

  it('cannot be moved to the time of the other, and the details of one that overlaps can be corrected', async () => {
    const applicant = await createApplicant();
    await create(applicant.id, agreedAt(16));
    const other = await applyElsewhere(applicant.person);
    const id = await create(other, { ...withAstrid, ...agreedAt(17) });
    const change = async (startsAt: string, minutes = 45) =>
      server.invoke(
        'change-interview',
        {
          interview_id: id,
          sequence: (await find(id))?.sequence,
          kind: 'phone',
          minutes,
          ...withAstrid,
          starts_at: startsAt,
        },
        { as: 'rasmus' },
      );
    expect(await change(inJune(16, '08:30'))).toMatchObject({ error: 'candidate_busy' });
    expect(await change(inJune(16, '07:30'))).toMatchObject({ error: 'candidate_busy' });
    expect(await change(inJune(16, '07:30'), 30)).toMatchObject({ status: 200 });
    expect(await change(inJune(16, '07:30'), 45)).toMatchObject({ error: 'candidate_busy' });
    await rows(
      `update interviews set starts_at = $2::timestamptz, ends_at = $2::timestamptz + interval '30 minutes' where id = $1`,
      [id, inJune(16)],
    );
    expect(await change(inJune(16), 30)).toMatchObject({ status: 200 });
  });

  it('chooses from times without the other interview', async () => {
    const applicant = await createApplicant();
    const id = await create(applicant.id);
    const first = (await offeredTo(applicant.token, id)).at(-1) ?? '';
    const other = await applyElsewhere(applicant.person);
    const blocker = await create(other, { ...withAstrid, scheduling: 'agreed', times: [first] });
    const offered = await offeredTo(applicant.token, id);
    expect(offered.length).toBeGreaterThan(0);
    expect(offered).not.toContain(first);
    expect(await book(applicant.token, id, first)).toMatchObject({ error: 'time_taken' });
    const list = async (input: object) => {
      const call = { staff_ids: [cast.rasmus.id], minutes: 45, ...input };
      const { data } = await server.invoke('list-free-times', call, { as: 'rasmus' });
      return data.times as string[];
    };
    expect(await list({})).toContain(first);
    expect(await list({ application_id: applicant.id })).not.toContain(first);
    await server.invoke('cancel-interview', { interview_id: blocker }, { as: 'rasmus' });
    expect(await book(applicant.token, id, first)).toMatchObject({ status: 200 });
  });

  it('is not offered suggested times at which another interview was booked meanwhile', async () => {
    const applicant = await createApplicant();
    const times = [inJune(18), inJune(19)];
    const id = await create(applicant.id, { scheduling: 'fixed', times });
    const other = await applyElsewhere(applicant.person);
    await create(other, { ...withAstrid, ...agreedAt(18, '08:15') });
    expect(await offeredTo(applicant.token, id)).toEqual([times[1]]);
  });

  it('gets one of two that colleagues book at the same moment', async () => {
    const applicant = await createApplicant();
    const other = await applyElsewhere(applicant.person);
    const outcomes = await Promise.all([
      schedule(applicant.id, agreedAt(22)),
      schedule(other, { ...withAstrid, ...agreedAt(22, '08:15') }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
