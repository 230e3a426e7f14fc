import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { prepareMoves } from './prepare-moves.ts';

const { server, rows, createApplicant, findApplication, move } = prepareMoves();

describe('undo-move', () => {
  const undo = (key: string, as: 'rasmus' | 'astrid' = 'rasmus') =>
    server.invoke('undo-move', { key }, { as });
  it('rejects to move an application back to a job that was restricted since', async () => {
    const { application: id } = await createApplicant();
    const { job_id: first } = await findApplication(id);
    const [{ id: second }] = await rows(
      `select id from jobs where slug = 'ilog-digital-designer' and id <> $1`,
      [first],
    );
    const key = randomUUID();
    const toOther = { application_id: id, from: 'new', to: 'new', job_id: second };
    expect(await move(toOther, key)).toMatchObject({ status: 200 });
    const [{ owner_id: owner }] = await rows('select owner_id from job_staff where job_id = $1', [
      first,
    ]);
    const restrict = (isRestricted: boolean, ownerId: string | null) =>
      rows('update job_staff set is_restricted = $2, owner_id = $3 where job_id = $1', [
        first,
        isRestricted,
        ownerId,
      ]);
    await restrict(true, null);
    expect(await undo(key)).toMatchObject({ status: 404 });
    await restrict(false, owner);
    expect(await undo(key)).toMatchObject({ status: 200 });
    expect((await findApplication(id)).job_id).toBe(first);
  });

  const toScreening = (id: string) => ({
    application_id: id,
    from: 'new',
    to: 'screening',
    mail: { template: 'application_stage_screening' },
  });

  it('reverts the move, its mail and `owed_answer_since`', async () => {
    const { application: id } = await createApplicant();
    await rows('update applications set owed_answer_since = null where id = $1', [id]);
    const { updated_at: _, ...before } = await findApplication(id);
    const key = randomUUID();
    const { data } = await move(toScreening(id), key);
    expect((await undo(key, 'astrid')).status).toBe(404);
    expect((await undo(key)).status).toBe(200);
    expect(await findApplication(id)).toMatchObject(before);
    const [mail] = await rows('select state from outbox where id = $1', [data.mail_id]);
    expect(mail.state).toBe('cancelled');
  });

  it('undoes nothing that somebody has done since', async () => {
    const { application: id } = await createApplicant();
    const key = randomUUID();
    await move(toScreening(id), key);
    expect((await undo(key)).status).toBe(200);
    await move(toScreening(id), undefined, 'astrid');
    expect((await undo(key)).status).toBe(409);
    const toInterview = { application_id: id, from: 'screening', to: 'interview' };
    const second = randomUUID();
    await move(toInterview, second);
    await move({ application_id: id, from: 'interview', to: 'screening' }, undefined, 'astrid');
    await move(toInterview, undefined, 'astrid');
    expect((await undo(second)).status).toBe(409);
    expect((await findApplication(id)).stage).toBe('interview');
  });

  it.each(['sending', 'sent', 'kept'])('fails once the mail is %s', async (state) => {
    const { application: id } = await createApplicant();
    const key = randomUUID();
    const { data } = await move(toScreening(id), key);
    await rows('update outbox set state = $2 where id = $1', [data.mail_id, state]);
    expect(await undo(key)).toMatchObject({ status: 409, error: 'mail_sent' });
    expect((await findApplication(id)).stage).toBe('screening');
  });

  it('fails once a colleague has moved the application again', async () => {
    const { application: id } = await createApplicant();
    const key = randomUUID();
    const { data } = await move(toScreening(id), key);
    await move({ application_id: id, from: 'screening', to: 'offer' }, undefined, 'astrid');
    expect((await undo(key)).status).toBe(409);
    const [mail] = await rows('select state from outbox where id = $1', [data.mail_id]);
    // The mail announced the stage that the colleague moved the application away from.
    expect(mail.state).toBe('cancelled');
  });
});
