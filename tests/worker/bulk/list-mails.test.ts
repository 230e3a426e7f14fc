import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { chosen, prepareLists } from './prepare-lists.ts';

// Bulk actions on mails and readers, each with its undo.

const { rows, start, run, undo, read, preview, insertMails } = prepareLists();

it('failed mails are queued again and wait until undo ends, which leaves them as they were', async () => {
  const mails = await insertMails('failed', 'sent', 'cancelled', 'kept');
  await rows(`update outbox set ended = '{"because": "withdrawn", "was": "kept"}' where id = $1`, [
    mails[3],
  ]);
  const body = { target: 'mails', selection: chosen(mails), work: { kind: 'retry_mail' } };
  const skipped = { mail_state: 1, mail_cancelled: 1, withdrawn: 1 };
  expect(await preview(body)).toMatchObject({ count: 4, skipped });
  const stateOf = async (id: string | undefined) =>
    (
      await rows(
        `select state::text, send_after between now() + interval '4 minutes' and now() + interval '6 minutes' as waits,
           send_after > now() + interval '2 days' as is_later from outbox where id = $1`,
        [id],
      )
    )[0];
  const id = await start(body);
  await run(id);
  expect(await read(id)).toMatchObject({ done: 1, skipped });
  expect(await stateOf(mails[0])).toMatchObject({ state: 'queued', waits: true });
  await undo(id);
  await run(id);
  expect(await stateOf(mails[0])).toEqual({ state: 'failed', waits: false, is_later: true });
});

it('waiting mails are cancelled, and undo queues them for their time', async () => {
  const mails = await insertMails('queued', 'sent');
  const id = await start({
    target: 'mails',
    selection: chosen(mails),
    work: { kind: 'cancel_mail' },
  });
  await run(id);
  expect(await read(id)).toMatchObject({ done: 1, skipped: { mail_state: 1 } });
  const states = () =>
    rows(
      `select state::text, send_after > now() + interval '2 days' as is_later from outbox where id = any ($1) order by state`,
      [mails],
    );
  expect((await states()).map(({ state }) => state).sort()).toEqual(['cancelled', 'sent']);
  await undo(id);
  await run(id);
  expect(await states()).toContainEqual({ state: 'queued', is_later: true });
});

it('readers are removed from the newsletter permanently', async () => {
  const [{ id: person }] = await rows(
    `insert into people (first_name, last_name, email) values ('Lova', 'Läsare', $1) returning id`,
    [`lova-${randomUUID()}@example.com`],
  );
  await rows(
    `insert into consents (person_id, purpose, consent_text_id, language)
     select $1, 'newsletter', id, 'sv' from consent_texts where purpose = 'newsletter' limit 1`,
    [person],
  );
  const id = await start({
    target: 'readers',
    selection: chosen([person]),
    work: { kind: 'unsubscribe' },
  });
  await run(id);
  expect(await read(id)).toMatchObject({ state: 'done', done: 1 });
  expect((await undo(id)).status).toBe(409);
  const [remainingRow] = await rows(
    'select withdrawn_at is not null as is_withdrawn from consents where person_id = $1',
    [person],
  );
  expect(remainingRow.is_withdrawn).toBe(true);
});
