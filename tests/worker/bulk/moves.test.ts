import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { batchSize } from '../../../server/features/bulk/run-batch.ts';
import { tellOfInterview } from '../../../server/features/interviews/tell.ts';
import { insertApplicants } from '../../fixtures/applicants/many-applicants.ts';
import { jobContext } from '../../fixtures/worker.ts';
import { mail, moving, prepareBulkActions, some } from './prepare-bulk-actions.ts';

// A move of many applications, as the worker does it: in batches, with a result per row and one undo for all.

const { server, rows, start, run, undo, read, stagesOf, mailsOf } = prepareBulkActions();

describe('a move of many applications', () => {
  it('moves them in batches and holds their mail until undo has ended', async () => {
    const applicants = await insertApplicants(rows, { count: batchSize * 2 + 3, prefix: 'batch' });
    const id = await start({
      target: 'applications',
      selection: some(applicants),
      work: { ...moving, mail },
    });
    expect(await read(id)).toMatchObject({ state: 'running', total: applicants.length, done: 0 });
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'done', done: applicants.length, skipped: {} });
    expect(await stagesOf(applicants)).toEqual(['screening']);
    const mails = await mailsOf(applicants);
    expect(mails).toHaveLength(applicants.length);
    for (const mail of mails) expect(mail).toEqual({ state: 'queued', waits: true, leaves: true });
    // Run again, nothing happens twice.
    await run(id);
    expect(await mailsOf(applicants)).toHaveLength(applicants.length);
  });

  it('is undone as a whole, with its mail and with the mail that it had cancelled', async () => {
    const applicants = await insertApplicants(rows, { count: 30, prefix: 'undone' });
    const [first] = applicants;
    const [{ id: waiting }] = await rows(
      `insert into outbox (cause, template_key, to_email, language, application_id, stage, send_after, state)
       values ($1, 'application_message', 'undone1@people.example', 'en', $2, 'new', now() + interval '1 day', 'queued') returning id`,
      [randomUUID(), first?.id],
    );
    const before = await rows(
      'select id, position, stage_changed_at::text, owed_answer_since::text from applications where id = any ($1) order by id',
      [applicants.map(({ id }) => id)],
    );
    const id = await start({
      target: 'applications',
      selection: some(applicants),
      work: { ...moving, mail },
    });
    await run(id);
    expect((await rows('select state::text from outbox where id = $1', [waiting]))[0].state).toBe(
      'cancelled',
    );
    expect((await undo(id)).status).toBe(200);
    // Immediately, before the rows are restored.
    const sent = await rows(
      `select from outbox where application_id = any ($1) and state <> 'cancelled' and id <> $2`,
      [applicants.map(({ id }) => id), waiting],
    );
    expect(sent).toHaveLength(0);
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'undone', undone: 30, kept: {} });
    expect((await rows('select state::text from outbox where id = $1', [waiting]))[0].state).toBe(
      'queued',
    );
    const after = await rows(
      'select id, position, stage_changed_at::text, owed_answer_since::text from applications where id = any ($1) order by id',
      [applicants.map(({ id }) => id)],
    );
    expect(after).toEqual(before);
  });

  it('leaves people in other stages, and those who withdrew, where they are', async () => {
    const applicants = await insertApplicants(rows, { count: 6, prefix: 'mixed' });
    const ids = applicants.map(({ id }) => id);
    await rows(`update applications set stage = 'offer' where id = $1`, [ids[0]]);
    await rows(`update applications set withdrawn_at = now() where id = $1`, [ids[1]]);
    await rows(`update applications set stage = 'screening' where id = $1`, [ids[2]]);
    await rows(`update people set email = null where id = $1`, [applicants[3]?.person_id]);
    for (const id of [ids[2], ids[4], ids[4]]) {
      await rows(
        `insert into interviews (application_id, job_id, kind, language, time_zone, choice, minutes, state)
         select id, job_id, 'video', 'en', 'Europe/Stockholm', 'free', 45, 'proposed' from applications where id = $1`,
        [id],
      );
    }
    const work = { ...moving, mail };
    const body = { target: 'applications', selection: some(applicants), work };
    const { data } = await server.invoke('preview-bulk-action', body, { as: 'rasmus' });
    expect(data).toMatchObject({
      count: 6,
      stages: {
        new: { count: 3, no_address: 1, interviews: 1 },
        offer: { count: 1 },
        screening: { count: 1, interviews: 1 },
        withdrawn: { count: 1 },
      },
    });
    const id = await start({ ...body, version: data.version });
    await run(id);
    expect(await read(id)).toMatchObject({
      done: 3,
      skipped: { other_stage: 1, same_stage: 1, conflict: 1 },
      notes: { not_mailed: 1 },
    });
  });

  it('keeps what somebody changed after it, and says so', async () => {
    const applicants = await insertApplicants(rows, { count: 3, prefix: 'later' });
    const id = await start({
      target: 'applications',
      selection: some(applicants),
      work: moving,
    });
    await run(id);
    await rows(`update applications set stage = 'offer' where id = $1`, [applicants[0]?.id]);
    await undo(id);
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'undone', undone: 2, kept: { conflict: 1 } });
  });

  it('notifies nobody of a cancelled interview while undo may restore it', async () => {
    const applicants = await insertApplicants(rows, { count: 1, prefix: 'interview' });
    const { mailer, database } = await jobContext(server);
    const [{ id: interview }] = await rows(
      `insert into interviews (application_id, job_id, kind, minutes, language, time_zone, choice, state, starts_at, ends_at)
       select id, job_id, 'phone', 30, 'en', 'Europe/Stockholm', 'fixed', 'booked', '2099-06-01T10:00Z', '2099-06-01T10:30Z'
       from applications where id = $1 returning id`,
      [applicants[0]?.id],
    );
    const tell = () => database.transaction((query) => tellOfInterview(query, mailer, interview));
    const templates = async () =>
      (
        await rows(
          'select template_key from outbox where application_id = $1 order by created_at',
          [applicants[0]?.id],
        )
      ).map(({ template_key: key }) => key);
    await tell();
    const invited = await templates();
    expect(invited).toHaveLength(1);
    const work = { ...moving, to: 'rejected', reject_reason: 'skills', merit_note: 'No.' };
    const reject = () => start({ target: 'applications', selection: some(applicants), work });
    const first = await reject();
    await run(first);
    await tell();
    await undo(first);
    await run(first);
    await tell();
    expect(await rows('select state::text from interviews where id = $1', [interview])).toEqual([
      { state: 'booked' },
    ]);
    expect(await templates()).toEqual(invited);
    const second = await reject();
    await run(second);
    await rows(`update bulk_actions set undo_until = now() - interval '1 second' where id = $1`, [
      second,
    ]);
    await tell();
    expect(await templates()).toHaveLength(invited.length + 1);
  });
});
