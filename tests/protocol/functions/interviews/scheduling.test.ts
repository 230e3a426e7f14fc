import { describe, expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { inJune, prepareInterviews } from './prepare-interviews.ts';

const { server, rows, asStaff, createApplicant, schedule, create, showOwn, book, find } =
  prepareInterviews();

describe('free times', () => {
  it('offers working hours in which no other interview is booked, and books one', async () => {
    const applicant = await createApplicant();
    const id = await create(applicant.id);
    const [interview] = await showOwn(applicant.token);
    expect(interview).toMatchObject({ id, state: 'proposed', with: [cast.rasmus.name] });
    const [first = ''] = interview?.times ?? [];
    expect(await book(applicant.token, id, first)).toMatchObject({ status: 200 });
    expect(await find(id)).toMatchObject({
      state: 'booked',
      starts_at: new Date(first),
      sequence: 1,
    });
    const otherApplicant = await createApplicant();
    const otherId = await create(otherApplicant.id);
    const [offered] = await showOwn(otherApplicant.token);
    expect(offered?.times).not.toContain(first);
    expect(await book(otherApplicant.token, otherId, first)).toMatchObject({
      status: 409,
      error: 'time_taken',
    });
  });

  it('follows the working hours and the time zone that a recruiter has saved', async () => {
    const hours = [{ weekday: 3, starts_at: '09:00', ends_at: '10:00' }];
    await asStaff('recruiter', 'select public.save_working_hours($1, $2)', [
      'Europe/Helsinki',
      JSON.stringify(hours),
    ]);
    const { data } = await server.invoke(
      'list-free-times',
      { staff_ids: [cast.rasmus.id], minutes: 60 },
      { as: 'rasmus' },
    );
    const times = data.times as string[];
    expect(times.length).toBeGreaterThan(0);
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Helsinki',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    });
    expect(new Set(times.map((time) => clock.format(new Date(time))))).toEqual(
      new Set(['Wed 09:00']),
    );
    await rows('delete from staff_calendars');
  });

  it('takes a colleague who is named twice once', async () => {
    const applicant = await createApplicant();
    const id = await create(applicant.id, { staff_ids: [cast.rasmus.id, cast.rasmus.id] });
    expect(
      await rows('select from interview_attendees where interview_id = $1', [id]),
    ).toHaveLength(1);
    const [interview] = await showOwn(applicant.token);
    expect(interview?.times).not.toEqual([]);
  });

  it('rejects a time zone in which no time could be listed', async () => {
    for (const zone of ['Aaa/Bbb', 'posix/UTC']) {
      const saving = asStaff('recruiter', 'select public.save_working_hours($1, $2)', [zone, '[]']);
      await expect(saving).rejects.toThrow(/time zone/);
    }
  });

  it('lets a candidate change the time a few times, because each change is mailed to all', async () => {
    const applicant = await createApplicant();
    const id = await create(applicant.id);
    const [interview] = await showOwn(applicant.token);
    const [first = '', second = ''] = interview?.times ?? [];
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      for (const time of [first, second])
        statuses.push((await book(applicant.token, id, time)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  });

  it('gives the last free time to one of two candidates who choose it at the same moment', async () => {
    const [one, other] = [await createApplicant(), await createApplicant()];
    const ids = [await create(one.id), await create(other.id)];
    const [interview] = await showOwn(one.token);
    const last = interview?.times.at(-1) ?? '';
    const outcomes = await Promise.all([
      book(one.token, ids[0] ?? '', last),
      book(other.token, ids[1] ?? '', last),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(outcomes.find(({ status }) => status === 409)).toMatchObject({ error: 'time_taken' });
    const booked = await rows(
      `select id from interviews where id = any ($1) and state = 'booked' and starts_at = $2`,
      [ids, last],
    );
    expect(booked).toHaveLength(1);
    const loser = booked[0].id === ids[0] ? other : one;
    const [shown] = await showOwn(loser.token);
    expect(shown?.times.length).toBeGreaterThan(0);
    expect(shown?.times).not.toContain(last);
  });
});

describe('suggested times', () => {
  it('are held for the candidate, and given back when one is chosen', async () => {
    const times = [inJune(1), inJune(2)];
    const applicant = await createApplicant();
    const id = await create(applicant.id, { scheduling: 'fixed', times });
    const otherApplicant = await createApplicant();
    const plan = { scheduling: 'fixed', times: [inJune(2, '08:15')] };
    expect(await schedule(otherApplicant.id, plan)).toMatchObject({
      status: 409,
      error: 'time_taken',
    });
    expect((await showOwn(applicant.token))[0]?.times).toEqual(times);
    expect(await book(applicant.token, id, times[0] ?? '')).toMatchObject({ status: 200 });
    expect(await schedule(otherApplicant.id, plan)).toMatchObject({ status: 200 });
    // The candidate can still choose again, but not what somebody else has now.
    expect((await showOwn(applicant.token))[0]?.times).toEqual([times[0]]);
  });

  it('can go to somebody else once the hold has ended', async () => {
    const times = [inJune(3)];
    const applicant = await createApplicant();
    const id = await create(applicant.id, { scheduling: 'fixed', times });
    await rows(
      `update private.interview_reservations set held_until = now() - interval '1 second' where interview_id = $1`,
      [id],
    );
    const otherApplicant = await createApplicant();
    expect(await schedule(otherApplicant.id, { scheduling: 'agreed', times })).toMatchObject({
      status: 200,
    });
    expect((await showOwn(applicant.token))[0]?.times).toEqual([]);
    expect(await book(applicant.token, id, times[0] ?? '')).toMatchObject({ error: 'time_taken' });
  });

  it('rejects a time that was not suggested, or that is over', async () => {
    const applicant = await createApplicant();
    const id = await create(applicant.id, { scheduling: 'fixed', times: [inJune(4)] });
    expect(await book(applicant.token, id, inJune(5))).toMatchObject({ error: 'time_taken' });
    const past = { scheduling: 'fixed', times: ['2020-06-01T08:00:00Z'] };
    expect(await schedule(applicant.id, past)).toMatchObject({ fields: { times: 'date_invalid' } });
  });
});

describe('the recruiter', () => {
  it('moves an interview, changes its people and cancels it', async () => {
    const applicant = await createApplicant();
    const id = await create(applicant.id, { scheduling: 'agreed', times: [inJune(8)] });
    const change = {
      interview_id: id,
      sequence: 0,
      kind: 'on_site',
      minutes: 60,
      place: 'Götgatan 1',
      staff_ids: [cast.rasmus.id, cast.astrid.id],
      starts_at: inJune(9),
    };
    const as = { as: 'rasmus' } as const;
    expect(await server.invoke('change-interview', change, as)).toMatchObject({ status: 200 });
    expect(await find(id)).toMatchObject({
      starts_at: new Date(inJune(9)),
      ends_at: new Date(inJune(9, '09:00')),
      place: 'Götgatan 1',
      sequence: 1,
    });
    // Somebody who still sees the earlier state would undo the change.
    expect(await server.invoke('change-interview', change, as)).toMatchObject({
      error: 'conflict',
    });
    // Astrid is busy now.
    const otherApplicant = await createApplicant();
    const clash = {
      staff_ids: [cast.astrid.id],
      scheduling: 'agreed',
      times: [inJune(9, '08:30')],
    };
    expect(await schedule(otherApplicant.id, clash)).toMatchObject({ error: 'time_taken' });
    expect(await server.invoke('cancel-interview', { interview_id: id }, as)).toMatchObject({
      status: 200,
    });
    expect(await schedule(otherApplicant.id, clash)).toMatchObject({ status: 200 });
    expect(await server.invoke('cancel-interview', { interview_id: id }, as)).toMatchObject({
      error: 'conflict',
    });
    const events = await rows(
      `select kind, actor_id from application_events where application_id = $1 and kind like 'interview%' order by id`,
      [applicant.id],
    );
    expect(events).toEqual(
      ['interview_booked', 'interview_moved', 'interview_cancelled'].map((kind) => ({
        kind,
        actor_id: cast.rasmus.id,
      })),
    );
  });

  it('corrects the link to a call that has begun, and does not move it to the past', async () => {
    const applicant = await createApplicant();
    const id = await create(applicant.id, { scheduling: 'agreed', times: [inJune(11)] });
    const begun = new Date(Math.floor(Date.now() / 60_000) * 60_000 - 10 * 60_000);
    await rows(
      `update interviews set starts_at = $2::timestamptz, ends_at = $2::timestamptz + interval '45 minutes' where id = $1`,
      [id, begun],
    );
    const change = async (startsAt: Date) =>
      server.invoke(
        'change-interview',
        {
          interview_id: id,
          sequence: (await find(id))?.sequence,
          kind: 'video',
          minutes: 45,
          place: 'https://meet.example/right',
          staff_ids: [cast.rasmus.id],
          starts_at: startsAt.toISOString(),
        },
        { as: 'rasmus' },
      );
    expect(await change(new Date(begun.getTime() - 60_000))).toMatchObject({
      fields: { times: 'date_invalid' },
    });
    expect(await change(begun)).toMatchObject({ status: 200 });
    expect(await find(id)).toMatchObject({
      place: 'https://meet.example/right',
      starts_at: begun,
    });
  });

  it('invites only contacts of the client and active colleagues', async () => {
    const applicant = await createApplicant();
    expect(await schedule(applicant.id, { contact_ids: [applicant.person] })).toMatchObject({
      fields: { contact_ids: 'choice_invalid' },
    });
    expect(await schedule(applicant.id, { staff_ids: [cast.edith.id] })).toMatchObject({
      fields: { staff_ids: 'choice_invalid' },
    });
  });
});

describe('the candidate', () => {
  it('moves and cancels an interview; the recruiter is notified and the timeline names the candidate', async () => {
    const applicant = await createApplicant();
    const id = await create(applicant.id);
    const [{ times = [] } = {}] = await showOwn(applicant.token);
    await book(applicant.token, id, times[0] ?? '');
    expect(await book(applicant.token, id, times[3] ?? '')).toMatchObject({ status: 200 });
    const cancel = (starts_at = '') =>
      server.invoke('person', {
        action: 'cancel_interview',
        token: applicant.token,
        interview_id: id,
        starts_at,
      });
    expect(await cancel(times[0])).toMatchObject({ status: 409, error: 'interview_moved' });
    expect(await cancel(times[3])).toMatchObject({ status: 200 });
    expect(await book(applicant.token, id, times[4] ?? '')).toMatchObject({ error: 'conflict' });
    const events = await rows(
      `select kind, actor_id, data ->> 'by' as by from application_events
       where application_id = $1 and kind like 'interview%' order by id offset 1`,
      [applicant.id],
    );
    const kinds = ['interview_booked', 'interview_moved', 'interview_cancelled'];
    expect(events).toEqual(kinds.map((kind) => ({ kind, actor_id: null, by: 'candidate' })));
    const told = await rows(
      'select kind from notifications where application_id = $1 and user_id = $2 order by created_at, id',
      [applicant.id, cast.rasmus.id],
    );
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
  });

  it('sees and books only own interviews', async () => {
    const [one, other] = [await createApplicant(), await createApplicant()];
    const id = await create(one.id, { scheduling: 'fixed', times: [inJune(10)] });
    expect(await showOwn(other.token)).toEqual([]);
    expect(await book(other.token, id, inJune(10))).toMatchObject({ error: 'not_found' });
    const cancel = {
      action: 'cancel_interview',
      token: other.token,
      interview_id: id,
      starts_at: inJune(10),
    };
    expect(await server.invoke('person', cancel)).toMatchObject({ error: 'not_found' });
  });
});
