import { beforeAll, expect, it } from 'vitest';
import { renderCvPdf } from '../../../../database/seed/people/cv-pdf.ts';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

// The texts that the editor of a mail begins with, shows and sends.

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
const { createApplicant } = createPeople(server);
let applicant: { email: string; application: string };
let personId: string;

beforeAll(async () => {
  applicant = await createApplicant();
  const [row] = await rows('select person_id from applications where id = $1', [
    applicant.application,
  ]);
  personId = row.person_id;
});

const call = (name: string, body: object) =>
  server.invoke(name, body, {
    as: 'rasmus',
    headers: { 'idempotency-key': crypto.randomUUID() },
  });

const documentOf = (...content: object[]) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content }],
});
const text = (words: string) => ({ type: 'text', text: words });

it('prepares a mail with what is known about this person and this job, in their language', async () => {
  const { data } = await call('prepare-mail', { application_id: applicant.application });
  const [job] = await rows(
    `select title ->> 'sv' as title from jobs join applications on jobs.id = job_id where applications.id = $1`,
    [applicant.application],
  );
  expect(data).toMatchObject({
    to: applicant.email,
    person_id: personId,
    language: 'sv',
    subject: `Angående din ansökan: ${job.title}`,
    values: {
      first_name: 'Sami',
      job_title: job.title,
      company: 'Hygglo',
      sender: 'Rasmus Recruiter',
    },
  });
});

it('knows no job and no company of a person alone, and the company of a contact', async () => {
  const alone = await call('prepare-mail', { person_id: personId });
  expect(alone.data.values).toEqual({
    first_name: 'Sami',
    sender: 'Rasmus Recruiter',
    agency: expect.any(String),
  });
  const [client] = await rows(`insert into clients (name) values ('Ullverket') returning id`);
  const target = { person_id: personId, client_id: client.id };
  expect((await call('prepare-mail', target)).status).toBe(404);
  await rows('insert into client_contacts (client_id, person_id) values ($1, $2)', [
    client.id,
    personId,
  ]);
  expect((await call('prepare-mail', target)).data.values).toMatchObject({ company: 'Ullverket' });
});

it('shows exactly what is sent, to a person under a name of its own', async () => {
  const mail = {
    template: 'person_message',
    person_id: personId,
    subject: 'Fika?',
    body: documentOf(text('Hej <Sami>, ska vi ses?'), {
      ...text('Läs mer'),
      marks: [{ type: 'link', attrs: { href: 'https://alpaca.example/a' } }],
    }),
  };
  const { data: shown } = await call('preview-message', mail);
  expect(shown).toMatchObject({ to: applicant.email, subject: 'Fika?' });
  expect(shown.html).toContain('Hej &lt;Sami&gt;, ska vi ses?');
  expect(shown.html).toContain('href="https://alpaca.example/a"');
  const { data: sent } = await call('send-mail', mail);
  const { data: waiting } = await call('show-mail', { mail_id: sent.id });
  expect(waiting.html).toBe(shown.html);
  const [row] = await rows('select template_key from outbox where id = $1', [sent.id]);
  expect(row.template_key).toBe('person_message');
});

it('sends no variable that nobody has replaced', async () => {
  const body = documentOf(text('About '), { type: 'variable', attrs: { name: 'job_title' } });
  const mail = { template: 'person_message', person_id: personId, body };
  for (const name of ['preview-message', 'send-mail']) {
    expect(await call(name, mail)).toMatchObject({
      status: 422,
      data: { fields: { body: 'invalid' } },
    });
  }
});

it.each([
  ['subject', { subject: 'Hi {{ first_name }}', body: documentOf(text('About')) }],
  ['body', { body: documentOf(text('Hi {{'), text('first_name}}')) }],
])('sends no variable that was typed in braces in the %s', async (field, written) => {
  const mail = { template: 'person_message', person_id: personId, ...written };
  expect(await call('send-mail', mail)).toMatchObject({
    status: 422,
    data: { fields: { [field]: 'invalid' } },
  });
});

function upload(file: Blob | undefined, name: string, person = personId) {
  const form = new FormData();
  form.set('person_id', person);
  if (file) form.set('cv', file, name);
  return call('add-document', form);
}

it('attaches a file that was uploaded, which becomes a document of the person', async () => {
  const bytes = new Uint8Array(renderCvPdf('Our terms'));
  const { data: added } = await upload(new Blob([bytes]), 'Villkor.exe.pdf');
  expect(
    await rows('select person_id, kind, file_name from documents where id = $1', [added.id]),
  ).toEqual([{ person_id: personId, kind: 'other', file_name: 'Villkor.exe.pdf' }]);
  const body = documentOf(text('See the attachment.'));
  const documents = [added.id];
  const { data } = await call('send-mail', {
    template: 'person_message',
    person_id: personId,
    body,
    documents,
  });
  expect(
    await rows('select file_name from outbox_attachments where mail_id = $1', [data.id]),
  ).toEqual([{ file_name: 'Villkor.exe.pdf' }]);
});

it('takes the types and sizes of documents, for people whom staff can see', async () => {
  const filesBefore = await server.files.list('cvs');
  expect(await upload(new Blob(['<html>']), 'page.pdf')).toMatchObject({
    status: 422,
    data: { fields: { cv: 'file_type' } },
  });
  expect((await upload(undefined, '')).status).toBe(422);
  const [hidden] = await rows(
    `insert into people (first_name, email, erase_after) values ('Gömd', 'gomd@people.example', now()) returning id`,
  );
  expect((await upload(new Blob(['Terms']), 'terms.txt', hidden.id)).status).toBe(404);
  expect(await server.files.list('cvs')).toEqual(filesBefore);
});
