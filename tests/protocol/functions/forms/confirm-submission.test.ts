import { describe, expect, it } from 'vitest';
import { confirmationOf, confirmLatest, createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';
import { fillForm, publicForms } from '../../../fixtures/site/public-forms.ts';
import { unknownToken } from '../../../fixtures/unknown-token.ts';

const { server } = prepareFunctionsServer({ withQuestions: false });

const { rows, createApplicant, createAwaitingErasure, recordsOf, pendingOf } = createPeople(server);

describe('the confirmation', () => {
  it('is not given by opening the link', async () => {
    const { id, email } = await createApplicant();
    await server.invoke('contact', fillForm('contact', email));
    const token = await confirmationOf(server, email);
    for (const accept of ['text/html', '*/*']) {
      const url = `${server.url}/functions/v1/confirm-submission?token=${token}`;
      await fetch(url, { headers: { accept }, redirect: 'manual' });
    }
    expect(await pendingOf(id)).toHaveLength(1);
  });

  it('processes the form once, as if it had just been sent', async () => {
    const { id, email } = await createAwaitingErasure();
    await server.invoke('join-candidate-bank', fillForm('join-candidate-bank', email));
    await rows(
      `update pending_submissions set submitted_at = now() - interval '3 days' where person_id = $1`,
      [id],
    );
    const token = await confirmationOf(server, email);
    const responses = await Promise.all(
      [1, 2, 3].map(() => server.invoke('confirm-submission', { token })),
    );
    for (const { status, data } of responses) {
      expect({ status, data }).toEqual({
        status: 200,
        data: { ok: true, form: 'join-candidate-bank', outcome: 'done' },
      });
    }
    const [profile] = await rows(
      `select candidates.state::text, skills, erase_after, phone, first_name, file_name
       from candidates join people on people.id = candidates.person_id
       join documents on documents.id = candidates.cv_document_id where people.id = $1`,
      [id],
    );
    expect(profile).toMatchObject({
      state: 'active',
      erase_after: null,
      phone: '+46700000001',
      first_name: 'Sami',
      file_name: 'My CV.pdf',
    });
    expect(profile?.skills.toSorted()).toEqual(['Forgery', 'Sewing']);
    const consents = await rows(
      `select language, round(extract(epoch from now() - given_at) / 86400)::int as days from consents
       where person_id = $1 and purpose = 'candidate_bank'`,
      [id],
    );
    expect(consents).toEqual([{ language: 'sv', days: 3 }]);
    expect(await rows('select from documents where person_id = $1', [id])).toHaveLength(2);
    expect((await server.outbox(email)).map(({ template }) => template)).toEqual([
      'application_received',
      'confirm_submission',
      'candidate_welcome',
    ]);
  });

  it.each(Object.keys(publicForms))('works for %s', async (form) => {
    const { id, email } = await createApplicant();
    const recordsBefore = await recordsOf(id);
    await server.invoke(form, fillForm(form, email));
    const outcome = form === 'join-newsletter' ? 'subscribed' : 'done';
    expect((await confirmLatest(server, email)).data).toEqual({ ok: true, form, outcome });
    expect(await recordsOf(id)).not.toBe(recordsBefore);
    expect(await pendingOf(id)).toEqual([]);
  });

  it('accepts an application with its answers although the job has closed since', async () => {
    const { id, email } = await createApplicant();
    const [{ id: jobId }] = (await rows(
      `update jobs set state = 'open' where slug = 'ilog-digital-designer' returning id`,
    )) as [{ id: string }];
    const [{ id: question }] = (await rows(
      `insert into job_questions (job_id, position, kind, prompt, required)
       values ($1, 1, 'yes_no', '{"en": "Sweden?", "sv": "Sverige?"}', true) returning id`,
      [jobId],
    )) as [{ id: string }];
    await server.invoke('apply', fillForm('apply', email, { [`answers.${question}`]: 'yes' }));
    await rows('delete from job_questions where id = $1', [question]);
    await rows(`update jobs set state = 'closed' where id = $1`, [jobId]);
    expect((await confirmLatest(server, email)).status).toBe(200);
    await rows(`update jobs set state = 'open' where id = $1`, [jobId]);
    expect(
      await rows(
        `select prompt ->> 'en' as prompt, answer from application_answers
         join applications on applications.id = application_id where person_id = $1 and job_id = $2`,
        [id, jobId],
      ),
    ).toEqual([{ prompt: 'Sweden?', answer: true }]);
  });

  it('redirects a form without JavaScript back to its page', async () => {
    const { email } = await createApplicant();
    await server.invoke('contact', fillForm('contact', email));
    const token = await confirmationOf(server, email);
    const post = (body: Record<string, string>) =>
      server.post('confirm-submission', {
        headers: { accept: 'text/html' },
        body: new URLSearchParams(body),
      });
    const response = await post({ token });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/confirm/${token}?outcome=done`,
    ]);
    const lost = await post({ token: unknownToken });
    expect(lost.headers.get('location')).toBe(`/confirm/${unknownToken}?outcome=invalid`);
  });

  it('fails after thirty days', async () => {
    const { id, email } = await createApplicant();
    await server.invoke('contact', fillForm('contact', email));
    await rows(`update pending_submissions set expires_at = now() where person_id = $1`, [id]);
    expect(await confirmLatest(server, email)).toMatchObject({ status: 410 });
    expect(await rows('select from waiting_list where person_id = $1', [id])).toEqual([]);
  });

  it('fails after the person’s address has changed', async () => {
    const { id, email } = await createApplicant();
    await server.invoke('contact', fillForm('contact', email));
    const token = await confirmationOf(server, email);
    await rows(`update people set email = 'moved.' || email::text where id = $1`, [id]);
    expect(await server.invoke('confirm-submission', { token })).toMatchObject({ status: 404 });
    expect(await pendingOf(id)).toEqual([]);
  });
});
