import { describe, expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { inJune, prepareInterviews } from './prepare-interviews.ts';

const { server, rows, createApplicant, schedule, create, showOwn, book } = prepareInterviews();

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

describe('the candidate', () => {
  it('can choose a time while a mail about the interview is being written', async () => {
    const applicant = await createApplicant();
    const id = await create(applicant.id);
    const [{ times = [] } = {}] = await showOwn(applicant.token);
    const booking = await server.database.transaction(async (query) => {
      await query('select from interviews where id = $1 for update', [id]);
      const response = book(applicant.token, id, times[0] ?? '');
      await expect
        .poll(() =>
          rows(
            `select from pg_stat_activity where query like 'select interview.id, interview.application_id%' and wait_event_type = 'Lock'`,
          ),
        )
        .toHaveLength(1);
      // The foreign key of a mail takes this lock.
      await query(
        'select from people where id = (select person_id from applications where id = $1) for key share',
        [applicant.id],
      );
      return { response };
    });
    expect(await booking.response).toMatchObject({ status: 200 });
  });

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
    const notificationRows = await rows(
      'select kind from notifications where application_id = $1 and user_id = $2 order by created_at, id',
      [applicant.id, cast.rasmus.id],
    );
    expect(notificationRows.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
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
