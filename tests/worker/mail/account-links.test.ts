import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deliverMail } from '../../../server/email/deliver.ts';
import { prepareMailLinks } from './prepare-mail-links.ts';

const { mailing, server, rows, newest, linkIn } = prepareMailLinks();

describe('a mail about an account', () => {
  it('contains a link and a code that are stored only as hashes', async () => {
    const [{ email: known }] = await rows('select email from auth.users limit 1');
    await rows(
      `update email_templates set body = jsonb_build_object('en', body ->> 'en' || '<p>{{ code }}</p>', 'sv', body ->> 'sv')
       where key = 'auth_recovery'`,
    );
    await server.invoke('send-password-reset', { email: known });
    const mail = await newest(known);
    expect(mail).toMatchObject({
      variables: {
        code: '••••••',
        link: expect.stringContaining('/verify?token=••••&type=recovery'),
      },
    });
    expect(await deliverMail(mailing.mailer, mail.id)).toBe('sent');
    const token = new URL(linkIn(known)).searchParams.get('token') ?? '';
    expect(token).toMatch(/^[0-9a-f]{56}$/);
    const [code = ''] = /\b\d{6}\b/.exec(mailing.mailServer.to(known).at(-1)?.text ?? '') ?? [];
    const [keptRow] = await rows(
      `select token_hash = encode(sha256(convert_to($1, 'UTF8')), 'hex') as opens_by_link,
         code_hash = encode(sha256(convert_to(user_id || ':' || $2, 'UTF8')), 'hex') as opens_by_code
       from auth.one_time_tokens join auth.users on users.id = user_id where email = $3`,
      [token, code, known],
    );
    expect(keptRow).toEqual({ opens_by_link: true, opens_by_code: true });
    const after = await newest(known);
    expect(JSON.stringify(after)).not.toContain(token);
    expect(after.body_text).not.toContain(code);
    expect(after.body_text).toContain('token=••••');
  });

  it('is in the language of the request', async () => {
    const id = randomUUID();
    const email = `${id}@alpaca.example`;
    await rows(
      `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data) values ($1, $2, now(), '{"language": "en"}')`,
      [id, email],
    );
    await server.invoke('send-password-reset', { email }, { headers: { 'accept-language': 'sv' } });
    const mail = await newest(email);
    expect(mail).toMatchObject({ language: 'sv' });
    expect(decodeURIComponent(mail.variables.link)).toContain('/admin/password-reset?lang=sv');
  });
});
