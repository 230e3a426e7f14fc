import { describe, expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { prepareInterviews } from './prepare-interviews.ts';

const { server, rows, asStaff, createApplicant, create, showOwn, book, find } = prepareInterviews();

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
