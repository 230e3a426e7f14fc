import { beforeAll, describe, expect, it } from 'vitest';
import { apiScopes } from '../../../domain/api/scope.ts';
import { deliverMail } from '../../../server/email/deliver.ts';
import { tellOfMentions } from '../../../server/worker/notices/tell-of-mentions.ts';
import { cast } from '../../fixtures/cast.ts';
import { bounceMail, rawMail } from '../../fixtures/mail/raw-mail.ts';
import { prepareReceivedMail } from './prepare-received-mail.ts';

// Mail to a colleague, and what comes back to it, is for that colleague and administrators.

const { server, rows, asStaff, mailServer, application, context, arrive, find } =
  prepareReceivedMail();
const { astrid, rasmus } = cast;
/** Another recruiter. */
const ragna = '00000000-0000-4000-8000-0000000000d1';
const tokenId = '00000000-0000-4000-8000-0000000000d2';
let mailId: string;
let messageId: string;

beforeAll(async () => {
  await rows(`insert into auth.users (id, email) values ($1, 'ragna@example.com')`, [ragna]);
  await rows(
    `insert into staff_profiles (user_id, name, email, role, state)
     values ($1, 'Ragna Recruiter', 'ragna@example.com', 'recruiter', 'active')
     on conflict (user_id) do update set role = excluded.role, state = excluded.state`,
    [ragna],
  );
  await rows(
    `insert into api_tokens (id, name, token_hash, hint, scopes, created_by, expires_at)
     values ($1, 'Payroll', repeat('c', 64), 'alp_test', $2, $3, now() + interval '1 day')`,
    [tokenId, apiScopes, astrid.id],
  );
  await asStaff(
    'admin',
    `insert into application_notes (application_id, body, mentions) values ($1, 'Can you take it?', $2)`,
    [application.id, [rasmus.id]],
  );
  await rows(`update notifications set created_at = created_at - interval '3 minutes'`);
  await tellOfMentions(context, undefined, async () => undefined);
  const [mail] = await rows(`select id from outbox where template_key = 'staff_mention'`);
  mailId = String(mail?.id);
  expect(await deliverMail(context.mailer, mailId)).toBe('sent');
  messageId = mailServer.to(rasmus.email).at(-1)?.messageId?.replace(/[<>]/g, '') ?? '';
});

const readers: [string, string, object][] = [
  ['the colleague', 'authenticated', { sub: rasmus.id }],
  ['an administrator', 'authenticated', { sub: astrid.id }],
  ['another recruiter', 'authenticated', { sub: ragna }],
  ['an API token', 'api_token', { sub: astrid.id, token_id: tokenId }],
];

/** Those who find a row of the table. */
async function findReaders(table: 'outbox' | 'inbox', id: unknown): Promise<string[]> {
  const found: string[] = [];
  for (const [name, role, claims] of readers) {
    const statement = { text: `select id from public.${table} where id = $1`, values: [id] };
    const { rows: shown } = await server.database.withRole(
      { role, claims: { ...claims, aal: 'aal1' } } as never,
      statement,
    );
    if (shown.length > 0) found.push(name);
  }
  return found;
}

const all = readers.map(([name]) => name);
const few = ['the colleague', 'an administrator'];
describe('mail of staff to a client', () => {
  it('is read by its receiver and administrators only', async () => {
    const [received] = await rows(
      `select id from outbox where template_key = 'application_received'`,
    );
    expect(await findReaders('outbox', received?.id)).toEqual(all);
    expect(await findReaders('outbox', mailId)).toEqual(few);
  });

  it('is cancelled by no other recruiter', async () => {
    const { rowCount } = await server.database.withRole(
      { role: 'authenticated', claims: { sub: ragna, aal: 'aal1' } },
      { text: `update public.outbox set state = 'cancelled' where id = $1`, values: [mailId] },
    );
    expect(rowCount).toBe(0);
  });

  it('comes back to the same readers', async () => {
    await arrive(bounceMail({ recipient: rasmus.email, messageId }));
    const [bounce] = await rows('select id from inbox where bounced_mail_id = $1', [mailId]);
    expect(await findReaders('inbox', bounce?.id)).toEqual(few);
  });

  it('is answered to the same readers, until one of them files the answer', async () => {
    const headers = { 'In-Reply-To': `<${messageId}>`, 'Auto-Submitted': 'auto-replied' };
    await arrive(rawMail({ from: rasmus.email, subject: 'Away', messageId: 'away@x', headers }));
    const answer = await find('away@x');
    expect(answer).toMatchObject({ conversation_id: null, for_staff: rasmus.id });
    expect(await findReaders('inbox', answer?.id)).toEqual(few);
    const filing = { mail_id: answer?.id, person_id: application.person_id };
    expect(await server.invoke('assign-mail', filing, { as: 'astrid' })).toMatchObject({
      status: 200,
    });
    expect(await findReaders('inbox', answer?.id)).toEqual(all);
  });

  it('keeps other mail of no conversation for all recruiters', async () => {
    await arrive(rawMail({ from: 'Somebody <else@people.example>', messageId: 'else@x' }));
    expect(await findReaders('inbox', (await find('else@x'))?.id)).toEqual(all);
  });

  it('is for nobody but administrators if an older program does not say for whom', async () => {
    const [older] = await rows(
      `insert into outbox (cause, template_key, to_email, language, variables)
     values ('staff_task:old', 'staff_task', $1, 'en', '{}'), ('staff_task:gone', 'staff_task', 'gone@example.com', 'en', '{}')
     returning id`,
      [rasmus.email],
    );
    expect(await findReaders('outbox', older?.id)).toEqual(few);
    const [gone] = await rows(`select id from outbox where cause = 'staff_task:gone'`);
    expect(await findReaders('outbox', gone?.id)).toEqual(['an administrator']);
  });
});
