import { beforeAll, describe, expect, it } from 'vitest';
import { askQuestions } from '../../../fixtures/applicants/job-questions.ts';
import { applicationForm, cvPdf } from '../../../fixtures/applications.ts';
import { siteUrl } from '../../../fixtures/functions-server.ts';
import { tokenIn } from '../../../fixtures/mail/token-in.ts';
import { confirmationOf } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';
import { readApplications } from './read-applications.ts';

const { server, rows } = prepareFunctionsServer();
const { applicationsOf, questionIds } = readApplications(rows);

describe('a valid application', () => {
  const email = 'good@people.example';
  const words = 'Typewriters and beekeeping';

  beforeAll(async () => {
    await askQuestions(server.database);
    const [yesNo] = await questionIds('yes_no');
    const [many] = await questionIds('multiple_choice');
    const form = applicationForm(
      { email, cover_letter: 'Hello there', [`answers.${yesNo?.id}`]: 'yes' },
      cvPdf(words),
    );
    form.append(`answers.${many?.id}`, 'a');
    form.append(`answers.${many?.id}`, 'b');
    const { status, data } = await server.invoke('apply', form);
    expect({ status, data }).toEqual({ status: 200, data: { ok: true } });
  });

  it('creates a person with the phone number in international format', async () => {
    expect(await applicationsOf(email)).toMatchObject([
      {
        first_name: 'Sami',
        phone: '+46701234567',
        language: 'sv',
        stage: 'new',
        cover_letter: 'Hello there',
      },
    ]);
  });

  it('stores the answers with their questions', async () => {
    const [application] = await applicationsOf(email);
    const answers = await rows(
      'select prompt, answer from application_answers where application_id = $1 order by position',
      [application?.id],
    );
    expect(answers).toEqual([
      { prompt: { en: 'May you work in Sweden?', sv: 'Får du arbeta i Sverige?' }, answer: true },
      { prompt: { en: 'Which?', sv: 'Vilka?' }, answer: ['a', 'b'] },
    ]);
  });

  it('stores the CV as a private file', async () => {
    const [document] = await rows(
      `select document.* from documents as document join people as person on person.id = document.person_id
       where person.email = $1`,
      [email],
    );
    expect(document).toMatchObject({
      bucket: 'cvs',
      file_name: 'My CV.pdf',
      mime_type: 'application/pdf',
      extraction: 'pending',
    });
    const bytes = await server.files.read({ bucket: 'cvs', path: document?.path });
    expect(Buffer.from(bytes ?? []).toString('latin1')).toContain(words);
  });

  it('records the consent with its text, language and time', async () => {
    const [consent] = await rows(
      `select consent.purpose, consent.language, text.version from consents as consent
       join consent_texts as text on text.id = consent.consent_text_id
       join applications as application on application.consent_id = consent.id
       join people as person on person.id = application.person_id where person.email = $1`,
      [email],
    );
    expect(consent).toEqual({ purpose: 'application', language: 'sv', version: 1 });
  });

  it('mails a link whose token is stored only as a hash', async () => {
    const [mail] = await server.outbox(email);
    expect(mail).toMatchObject({ template: 'application_received', language: 'sv' });
    const link = mail?.variables.link ?? '';
    expect(link).toMatch(new RegExp(`^${siteUrl}/status/[\\w-]{43}\\?lang=sv$`));
    const stored = await rows(
      'select to_jsonb(link)::text as all from private.person_links as link',
    );
    expect(stored.map(({ all }) => all).join()).not.toContain(tokenIn(link));
  });

  it('writes the audit log and the timeline', async () => {
    const [application] = await applicationsOf(email);
    const auditLog = await rows('select actor_role, action from audit_log where row_id = $1', [
      application?.id,
    ]);
    expect(auditLog).toEqual([{ actor_role: 'anon', action: 'insert' }]);
    const history = await rows(
      'select kind from application_events where application_id = $1 order by id',
      [application?.id],
    );
    expect(history.map(({ kind }) => kind)).toEqual(['created', 'mail_queued']);
  });
});

describe('a repeated application', () => {
  const yes = async () => {
    const [question] = await questionIds('yes_no');
    return { [`answers.${question?.id}`]: 'yes' };
  };

  it('concurrent requests with one key create one application', async () => {
    const email = 'twice@people.example';
    const headers = { 'idempotency-key': 'one-and-the-same' };
    const fields = { email, ...(await yes()) };
    const responses = await Promise.all(
      [1, 2, 3].map(() => server.invoke('apply', applicationForm(fields), { headers })),
    );
    expect(responses.map(({ data }) => data)).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(await applicationsOf(email)).toHaveLength(1);
    expect(await server.outbox(email)).toHaveLength(1);
    expect(
      await rows('select from documents join people on people.id = person_id where email = $1', [
        email,
      ]),
    ).toHaveLength(1);
  });

  it('stores no file for repeated requests', async () => {
    const documents = await rows('select path from documents order by path');
    expect((await server.files.list('cvs')).sort()).toEqual(
      documents.map(({ path }) => path).sort(),
    );
  });

  it('is rejected with the key of another request', async () => {
    const headers = { 'idempotency-key': 'one-and-the-same' };
    const form = applicationForm({ email: 'other@people.example', ...(await yes()) });
    expect(await server.invoke('apply', form, { headers })).toMatchObject({
      status: 422,
      error: 'key_reused',
    });
  });

  it('does not overwrite the first, but keeps the newer CV once the person has confirmed it', async () => {
    const email = 'again@people.example';
    await server.invoke(
      'apply',
      applicationForm({ email, cover_letter: 'First', ...(await yes()) }),
    );
    const second = await server.invoke(
      'apply',
      applicationForm(
        { email, first_name: 'Mallory', cover_letter: 'Second', ...(await yes()) },
        cvPdf('Newer'),
      ),
    );
    expect(second.data).toEqual({ ok: true });
    const files = () =>
      rows('select from documents join people on people.id = person_id where email = $1', [email]);
    expect(await files()).toHaveLength(1);
    const token = await confirmationOf(server, email);
    const confirmed = { ok: true, form: 'apply', outcome: 'applied_again_with_cv' };
    const confirm = () => server.invoke('confirm-submission', { token });
    expect((await confirm()).data).toEqual(confirmed);
    expect((await confirm()).data).toEqual(confirmed);
    expect(await files()).toHaveLength(2);
    expect(await applicationsOf(email)).toMatchObject([
      { first_name: 'Sami', cover_letter: 'First' },
    ]);
    const mails = await server.outbox(email);
    expect(mails.map(({ template }) => template)).toEqual([
      'application_received',
      'confirm_submission',
      'applied_again',
    ]);
    const { variables } = mails[2] ?? {};
    expect(variables).toMatchObject({ applied_on: expect.any(String), new_cv: 'My CV.pdf' });
    expect(variables?.link).toMatch(new RegExp(`^${siteUrl}/status/[\\w-]{43}\\?lang=sv$`));
  });

  it('with the phone number and name of a known person is a new person, whom staff can merge', async () => {
    const first = applicationForm({
      email: 'old@people.example',
      first_name: 'Berit',
      phone: '+46 70 999 88 77',
      ...(await yes()),
    });
    await server.invoke('apply', first);
    await server.database.query(
      `update jobs set state = 'open' where slug = 'ilog-digital-designer'`,
    );
    await server.database.query(
      `delete from job_questions where job_id = (select id from jobs where slug = 'ilog-digital-designer')`,
    );
    await server.database.query(
      `update people set erase_after = now() + interval '1 day' where email = 'old@people.example'`,
    );
    await server.invoke(
      'apply',
      applicationForm({
        email: 'new@people.example',
        first_name: 'Berit',
        phone: '0046709998877',
        job: 'ilog-digital-designer',
      }),
    );
    const [one] = await applicationsOf('old@people.example');
    const [other] = await applicationsOf('new@people.example');
    expect(other?.person_id).not.toBe(one?.person_id);
    const pairs = await rows('select one_id, other_id, reasons from duplicate_pairs');
    expect(pairs).toContainEqual({
      one_id: [one?.person_id, other?.person_id].sort()[0],
      other_id: [one?.person_id, other?.person_id].sort()[1],
      reasons: ['phone', 'name'],
    });
    const untouched = await rows('select erase_after from people where id = $1', [one?.person_id]);
    expect(untouched).not.toEqual([{ erase_after: null }]);
  });
});
