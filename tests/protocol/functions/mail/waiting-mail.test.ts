import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { prepareWaitingMail, tomorrow } from './prepare-waiting-mail.ts';

// The reason of a mail can end while the mail waits to be sent. It must then be cancelled.

const { server, rows, createApplicant, move, reject, mails } = prepareWaitingMail();

it('a move away from the announced stage cancels the mail, and undo restores it', async () => {
  const { id } = await createApplicant();
  await reject(id);
  expect(await mails(id)).toEqual([{ template: 'application_rejected', state: 'queued' }]);
  const key = randomUUID();
  const moved = await move(
    {
      application_id: id,
      from: 'rejected',
      to: 'interview',
      mail: { template: 'application_stage_interview', send_after: tomorrow() },
    },
    key,
  );
  expect(moved.data.cancelled_mail).toHaveLength(1);
  expect(await mails(id)).toEqual([
    { template: 'application_rejected', state: 'cancelled' },
    { template: 'application_stage_interview', state: 'queued' },
  ]);
  const [waiting] = await rows(
    `select to_char(send_after at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from outbox where application_id = $1 and template_key = 'application_rejected'`,
    [id],
  );
  const undone = await server.invoke('undo-move', { key }, { as: 'rasmus' });
  expect(undone).toMatchObject({
    status: 200,
    data: { ok: true, restored_mail_at: waiting?.at },
  });
  expect(await mails(id)).toEqual([
    { template: 'application_rejected', state: 'queued' },
    { template: 'application_stage_interview', state: 'cancelled' },
  ]);
});

it('undoing the move itself cancels the mail', async () => {
  const { id } = await createApplicant();
  const key = randomUUID();
  await reject(id, key);
  const undone = await server.invoke('undo-move', { key }, { as: 'rasmus' });
  expect(undone.data).toEqual({ ok: true, restored_mail_at: null });
  expect(await mails(id)).toEqual([{ template: 'application_rejected', state: 'cancelled' }]);
});

it('an update of the table cancels the mail too', async () => {
  const { id } = await createApplicant();
  await reject(id);
  await rows(`update applications set stage = 'screening' where id = $1`, [id]);
  expect(await mails(id)).toEqual([{ template: 'application_rejected', state: 'cancelled' }]);
});

it('a change within the stage keeps the mail, and a move keeps mail without a stage', async () => {
  const { id } = await createApplicant();
  await reject(id);
  await server.invoke(
    'send-mail',
    {
      template: 'application_message',
      application_id: id,
      message: 'May we keep your CV?',
      send_after: tomorrow(),
    },
    { as: 'rasmus' },
  );
  await move({ application_id: id, from: 'rejected', to: 'rejected', position: 'b' });
  expect(await mails(id)).toHaveLength(2);
  await move({ application_id: id, from: 'rejected', to: 'screening' });
  expect(await mails(id)).toEqual([
    { template: 'application_rejected', state: 'cancelled' },
    { template: 'application_message', state: 'queued' },
  ]);
});

it('the preview of a mail is this mail, for this person and job, with its link masked', async () => {
  const { id } = await createApplicant();
  await rows(
    `update people set first_name = 'Tuva' where id = (select person_id from applications where id = $1)`,
    [id],
  );
  const preview = async (fields: object) =>
    (
      await server.invoke(
        'preview-mail',
        { language: 'en', application_id: id, ...fields },
        { as: 'rasmus' },
      )
    ).data as { subject: string; text: string };
  const rejected = await preview({ template: 'application_rejected', message: 'Keep in touch.' });
  expect(rejected.text).toContain('Tuva');
  expect(rejected.text).toContain('Keep in touch.');
  expect(rejected.subject + rejected.text).toContain('Full-stack developer');
  expect(rejected.text).toContain('/status/••••');
  const [{ id: job }] = await rows(`select id from jobs where slug = 'ilog-digital-designer'`);
  const moved = await preview({ template: 'application_moved', job_id: job });
  expect(moved.text).toMatch(/Digital designer/i);
  expect(await rows('select from private.person_links where application_id = $1', [id])).toEqual(
    [],
  );
});
