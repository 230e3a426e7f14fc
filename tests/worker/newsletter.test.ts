import { beforeAll, expect, it } from 'vitest';
import type { JobContext } from '../../server/worker/context.ts';
import { sendNewsletter } from '../../server/worker/send-newsletter.ts';
import { tokenIn } from '../fixtures/mail/token-in.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { fillForm } from '../fixtures/public-forms.ts';
import { jobContext } from '../fixtures/worker.ts';

// From the form to the mails: nobody is subscribed who has not confirmed, and everybody can leave.

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
const email = 'reader@people.example';
const other = 'silent@people.example';
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
const dueOf = async (address: string) =>
  (
    await rows(
      `select keep_until > now() + interval '45 days' as kept from private.retention
       join people on people.id = person_id where email = $1`,
      [address],
    )
  )[0]?.kept;

it('asks every sender to confirm, known or not', async () => {
  expect(await join(email)).toEqual({ status: 200, data: { ok: true } });
  expect(await join(other)).toEqual({ status: 200, data: { ok: true } });
  expect(await consents(email)).toEqual([]);
  const [mail] = await mailsTo(email, 'confirm_newsletter');
  const token = tokenIn(mail?.variables.link);
  const confirmed = await server.invoke('confirm-submission', { token });
  expect(confirmed.data).toMatchObject({ form: 'join-newsletter', outcome: 'subscribed' });
  expect(await consents(email)).toEqual([{ language: 'sv', ended: false, version: 1 }]);
  // The button of the mail may be pressed twice.
  expect((await server.invoke('confirm-submission', { token })).data).toMatchObject({
    outcome: 'subscribed',
  });
  expect(await consents(email)).toHaveLength(1);
});

it('mails a new article once, to those who confirmed', async () => {
  await publish('new-article');
  await send();
  await send();
  const [mail, ...more] = await mailsTo(email, 'newsletter_article');
  expect(more).toEqual([]);
  expect(mail?.variables).toMatchObject({ title: 'Ny', excerpt: 'Read it' });
  expect(mail?.variables.link).toContain('/blog/new-article?lang=sv');
  expect(await mailsTo(other, 'newsletter_article')).toEqual([]);
});

it('keeps readers on file, and those who never confirmed for a month', async () => {
  expect(await dueOf(email)).toBe(true);
  expect(await dueOf(other)).toBe(false);
});

it('ends with the link of a mail, and leaves job alerts alone', async () => {
  const [mail] = await mailsTo(email, 'newsletter_article');
  const link = mail?.variables.unsubscribe_link ?? '';
  expect(link).toContain('from=newsletter');
  const token = tokenIn(link);
  // A link without the name of a subscription ends job alerts only.
  await server.invoke('person', { action: 'unsubscribe', token });
  expect(await consents(email)).toMatchObject([{ ended: false }]);
  const left = await server.invoke('person', { action: 'unsubscribe', token, from: 'newsletter' });
  expect(left.status).toBe(200);
  expect(await consents(email)).toMatchObject([{ ended: true }]);
  expect(await dueOf(email)).toBe(false);
  await publish('after-leaving');
  await send();
  expect(await mailsTo(email, 'newsletter_article')).toHaveLength(1);
  const events = await rows(
    `select kind from person_events join people on people.id = person_id
     where email = $1 and kind like '%newsletter' order by person_events.id`,
    [email],
  );
  expect(events).toEqual([{ kind: 'joined_newsletter' }, { kind: 'left_newsletter' }]);
});
