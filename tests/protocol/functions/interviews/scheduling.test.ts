import { describe, expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { inJune, prepareInterviews } from './prepare-interviews.ts';

const { server, rows, createApplicant, schedule, create, find } = prepareInterviews();

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
