import { beforeAll, expect, it } from 'vitest';
import { sendNewsletter } from '../../../server/worker/articles/send-newsletter.ts';
import type { JobContext } from '../../../server/worker/context.ts';
import { tokenIn } from '../../fixtures/mail/token-in.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';
import { fillForm } from '../../fixtures/site/public-forms.ts';
import { jobContext } from '../../fixtures/worker.ts';

// These tests follow a reader from the form to the mails. Nobody is subscribed without a confirmation, and everybody
// can unsubscribe.

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
const reader = 'reader@people.example';
const unconfirmed = 'silent@people.example';
let context: JobContext;

beforeAll(async () => {
  context = await jobContext(server);
});

const join = (address: string, language = 'sv') =>
  server.invoke('join-newsletter', fillForm('join-newsletter', address, { language }));
const mailsTo = async (address: string, template: string) =>
  (await server.outbox(address)).filter((mail) => mail.template === template);
const consents = (address: string) =>
  rows(
    `select consent.language, withdrawn_at is not null as ended, version from consents as consent
     join people on people.id = person_id join consent_texts on consent_texts.id = consent_text_id
     where email = $1 and consent.purpose = 'newsletter' order by given_at`,
    [address],
  );
const publish = (slug: string) =>
  rows(
    `insert into articles (slug, title, excerpt, state, publish_at)
     values ($1, '{"en": "New", "sv": "Ny"}', '{"en": "Read it"}', 'published', now())`,
    [slug],
  );
const send = () => sendNewsletter(context, undefined, async () => undefined);
/** Returns true if the person is kept for longer than those who have not confirmed. */
const isKeptLong = async (address: string) =>
  (
    await rows(
      `select keep_until > now() + interval '45 days' as kept from private.retention
       join people on people.id = person_id where email = $1`,
      [address],
    )
  )[0]?.kept;

it('subscribes nobody before the confirmation, and once after it', async () => {
  expect(await join(reader)).toEqual({ status: 200, data: { ok: true } });
  expect(await join(unconfirmed)).toEqual({ status: 200, data: { ok: true } });
  expect(await consents(reader)).toEqual([]);
  const [mail] = await mailsTo(reader, 'confirm_newsletter');
  const token = tokenIn(mail?.variables.link);
  const confirmed = await server.invoke('confirm-submission', { token });
  expect(confirmed.data).toMatchObject({ form: 'join-newsletter', outcome: 'subscribed' });
  expect(await consents(reader)).toEqual([{ language: 'sv', ended: false, version: 1 }]);
  // The button of the mail may be pressed twice.
  expect((await server.invoke('confirm-submission', { token })).data).toMatchObject({
    outcome: 'subscribed',
  });
  expect(await consents(reader)).toHaveLength(1);
});

it('mails a new article once, and only to readers who confirmed', async () => {
  await publish('new-article');
  await send();
  await send();
  const [mail, ...otherMails] = await mailsTo(reader, 'newsletter_article');
  expect(otherMails).toEqual([]);
  expect(mail?.variables).toMatchObject({ title: 'Ny', excerpt: 'Read it' });
  expect(mail?.variables.link).toContain('/blog/new-article?lang=sv');
  expect(await mailsTo(unconfirmed, 'newsletter_article')).toEqual([]);
});

it('keeps readers on file while they subscribe, and those who never confirmed for a month', async () => {
  expect(await isKeptLong(reader)).toBe(true);
  expect(await isKeptLong(unconfirmed)).toBe(false);
});

it('is ended by the link in its mails, but not by the link of job alerts', async () => {
  const [mail] = await mailsTo(reader, 'newsletter_article');
  const link = mail?.variables.unsubscribe_link ?? '';
  expect(link).toContain('from=newsletter');
  const token = tokenIn(link);
  // A link without the name of a subscription ends job alerts only.
  await server.invoke('person', { action: 'unsubscribe', token });
  expect(await consents(reader)).toMatchObject([{ ended: false }]);
  const unsubscribed = await server.invoke('person', {
    action: 'unsubscribe',
    token,
    from: 'newsletter',
  });
  expect(unsubscribed.status).toBe(200);
  expect(await consents(reader)).toMatchObject([{ ended: true }]);
  expect(await isKeptLong(reader)).toBe(false);
  await publish('after-leaving');
  await send();
  expect(await mailsTo(reader, 'newsletter_article')).toHaveLength(1);
  const events = await rows(
    `select kind from person_events join people on people.id = person_id
     where email = $1 and kind like '%newsletter' order by person_events.id`,
    [reader],
  );
  expect(events).toEqual([{ kind: 'joined_newsletter' }, { kind: 'left_newsletter' }]);
});
