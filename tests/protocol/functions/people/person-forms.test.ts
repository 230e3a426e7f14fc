import { expect, it } from 'vitest';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';
import { unknownToken } from '../../../fixtures/unknown-token.ts';

// The person's own page works without scripts: each action is a form that redirects back to the page.

const { server } = prepareFunctionsServer({ withQuestions: false });

const { rows, tokenOf, createApplicant, join } = createPeople(server);

const send = (fields: Record<string, string>) =>
  server.post('person', {
    headers: { accept: 'text/html' },
    body: new URLSearchParams({ page: `/me/${fields.token}`, language: 'sv', ...fields }),
  });

it('a form changes its part and redirects back to the page', async () => {
  const email = 'plain@people.example';
  await join(email);
  const token = await tokenOf(email, 'candidate_welcome');
  const form = { action: 'correct', token, part: 'candidate', wants_alerts: 'false' };
  const saved = await send({ ...form, skills: 'Sewing, Knitting', fields: 'tech' });
  expect([saved.status, saved.headers.get('location')]).toEqual([
    303,
    `/me/${token}?outcome=candidate&lang=sv`,
  ]);
  const readStored = () =>
    rows(
      `select fields::text[], skills, wants_alerts from candidates
       join people on people.id = person_id where email = $1`,
      [email],
    );
  expect(await readStored()).toEqual([
    { fields: ['tech'], skills: ['Sewing', 'Knitting'], wants_alerts: false },
  ]);
  await send({ ...form, skills: 'Sewing' });
  expect(await readStored()).toMatchObject([{ fields: [], skills: ['Sewing'] }]);
});

it('creates no request if the address is unchanged', async () => {
  const { email, token, id } = await createApplicant();
  const form = { action: 'correct', token, part: 'person', first_name: 'Ada', last_name: 'Ek' };
  await send({ ...form, new_email: email.toUpperCase() });
  const readRequests = () =>
    rows('select message from privacy_requests where person_id = $1', [id]);
  expect(await readRequests()).toEqual([]);
  await send({ ...form, new_email: 'moved@people.example' });
  expect(await readRequests()).toEqual([{ message: 'E-mail: moved@people.example' }]);
});

it('a rejected form is shown again with its values and errors', async () => {
  const { token } = await createApplicant();
  const form = { action: 'correct', token, part: 'person', first_name: '', last_name: 'Ek' };
  const rejected = await send(form);
  expect(rejected.headers.get('content-type')).toBe('application/vnd.failed-form+json');
  expect(rejected.headers.get('location')).toBe(
    `/me/${token}?form=person&error=invalid&fields=person.first_name%3Arequired&lang=sv`,
  );
  expect(await rejected.json()).toMatchObject({ part: ['person'], last_name: ['Ek'] });
});

it('an export returns a file or an error', async () => {
  const { token } = await createApplicant();
  const file = await send({ action: 'export', token });
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="alpaca.json"');
  expect(await file.json()).toMatchObject({ scope: 'person' });
  const rejected = await send({ action: 'export', token: unknownToken, page: '' });
  expect(await rejected.json()).toMatchObject({ error: 'link_invalid' });
});

it('a form never redirects to another site', async () => {
  const { token } = await createApplicant();
  const sent = await send({ action: 'renew', token, page: '//evil.example/x' });
  expect(sent.headers.get('location')).toMatch(/^\/\?/);
});

it('opening the URL of the form redirects to the home page', async () => {
  const response = await fetch(`${server.url}/functions/v1/person`, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
  });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
});
