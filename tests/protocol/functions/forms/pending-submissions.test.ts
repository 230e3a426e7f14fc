import { describe, expect, it } from 'vitest';
import { guard } from '../../../fixtures/applications.ts';
import { cast } from '../../../fixtures/cast.ts';
import { confirmLatest, createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';
import { agreed, fillForm, publicForms } from '../../../fixtures/site/public-forms.ts';

// Anybody can type an address. For a known one, nothing changes until its owner has confirmed.

const { server } = prepareFunctionsServer({ withQuestions: false });

const { rows, createApplicant, createAwaitingErasure, tokenOf, recordsOf, pendingOf } =
  createPeople(server);

describe('a form with the address of another person', () => {
  it.each(Object.keys(publicForms))(
    '%s changes nothing and responds as for a new address',
    async (form) => {
      const { id, email } = await createAwaitingErasure();
      const recordsBefore = await recordsOf(id);
      const knownResponse = await server.invoke(form, fillForm(form, email));
      const unknownResponse = await server.invoke(form, fillForm(form, `new.${email}`));
      expect(knownResponse).toEqual(unknownResponse);
      expect(knownResponse).toEqual({ status: 200, data: { ok: true } });
      expect(await recordsOf(id)).toBe(recordsBefore);
      expect(await pendingOf(id)).toMatchObject([{ form, email, language: 'sv' }]);

      const page = { headers: { accept: 'text/html' } };
      const redirect = await server.post(form, {
        ...page,
        body: fillForm(form, email, { page: '/x' }),
      });
      const job = form === 'apply' ? '&job=ilog-digital-designer' : '';
      expect(redirect.headers.get('location')).toBe(`/thank-you?form=${form}${job}&lang=sv`);

      const mails = (await server.outbox(email)).filter(
        ({ template }) => template !== 'application_received',
      );
      const asks = form === 'join-newsletter' ? 'confirm_newsletter' : 'confirm_submission';
      expect(mails.map(({ template }) => template)).toEqual([asks]);
      expect(JSON.stringify(mails)).not.toMatch(/Mallory|Forgery|watches/);
    },
  );

  it('is rejected for the same reasons as with any address', async () => {
    const { email } = await createApplicant();
    for (const address of [email, `new.${email}`]) {
      const outdated = fillForm('contact', address, { consent_version: '99' });
      expect(await server.invoke('contact', outdated)).toMatchObject({ error: 'consent_outdated' });
      const nowhere = fillForm('apply', address, { job: 'no-such-job' });
      expect(await server.invoke('apply', nowhere)).toMatchObject({ error: 'job_not_found' });
    }
  });

  it('gets the same response as a new address, even with oversized answers', async () => {
    const { email } = await createApplicant();
    const junk = 'x'.repeat(500_000);
    const outcomes = [email, `new.${email}`].map((address) => {
      const fields = { ...guard(), ...agreed, ...publicForms.apply, email: address };
      return server.invoke('apply', { ...fields, answers: { [crypto.randomUUID()]: junk } });
    });
    const [known, unknown] = await Promise.all(outcomes);
    expect(known).toEqual(unknown);
  });

  it('keeps its file until it is confirmed', async () => {
    const { id, email } = await createApplicant();
    await server.invoke('join-candidate-bank', fillForm('join-candidate-bank', email));
    const [{ cv_path: path }] = (await pendingOf(id)) as [{ cv_path: string }];
    expect(await server.files.list('cvs')).toContain(path);
    await confirmLatest(server, email);
    expect(await rows('select person_id from documents where path = $1', [path])).toEqual([
      { person_id: id },
    ]);
  });
});

describe('a submission that awaits confirmation', () => {
  it('shows recruiters its fields but no token, and others nothing', async () => {
    const { id, email } = await createApplicant();
    await server.invoke('apply', fillForm('apply', email));
    const readPending = (sub: string, columns: string) => {
      const claims = { sub, role: 'authenticated', aal: 'aal1' };
      const text = `select ${columns} from pending_submissions where person_id = $1`;
      return server.database.withRole({ role: 'authenticated', claims }, { text, values: [id] });
    };
    const { rows: seen } = await readPending(cast.rasmus.id, 'form, data, job_id, cv_file_name');
    expect(seen).toMatchObject([
      { form: 'apply', cv_file_name: 'My CV.pdf', data: { last_name: 'Malm' } },
    ]);
    expect((await readPending(cast.edith.id, 'form')).rows).toEqual([]);
    await expect(readPending(cast.rasmus.id, 'token_hash')).rejects.toThrow(/permission denied/);
  });

  it('is exported and erased with the person, including its file', async () => {
    const { id, email, token } = await createApplicant();
    await server.invoke('join-candidate-bank', fillForm('join-candidate-bank', email));
    const page = await server.invoke('person', { action: 'export', token });
    expect(page.data.pending_submissions).toMatchObject([
      { form: 'join-candidate-bank', fields: { skills: ['Forgery'] }, file: 'My CV.pdf' },
    ]);
    const [{ cv_path: path }] = (await pendingOf(id)) as [{ cv_path: string }];
    await server.invoke('person', { action: 'erase', token, confirm: true });
    expect(await pendingOf(id)).toEqual([]);
    expect(await server.files.list('cvs')).not.toContain(path);
  });

  it('is moved when two records are merged', async () => {
    const [one, other] = [await createApplicant(), await createApplicant()];
    await server.invoke('contact', fillForm('contact', other.email));
    await server.invoke('contact', fillForm('contact', one.email));
    const pair = { keep: one.id, merge: other.id, take: ['email'], checked_email: other.email };
    await server.invoke('merge-people', pair, { as: 'rasmus' });
    expect(await pendingOf(one.id)).toHaveLength(2);
    // The mail to the former address had not been sent yet and follows the change.
    const mails = (await server.outbox(other.email)).map(({ variables }) => variables.link ?? '');
    const tokens = mails.flatMap((link) => /\/confirm\/([\w-]+)/.exec(link)?.[1] ?? []);
    for (const token of tokens)
      expect((await server.invoke('confirm-submission', { token })).status).toBe(200);
    expect(await rows('select from waiting_list where person_id = $1', [one.id])).toHaveLength(2);
  });

  it('does not keep the person from requesting a link to their own page', async () => {
    const { email } = await createAwaitingErasure();
    await server.invoke('person', { action: 'send_link', email });
    expect(await tokenOf(email, 'person_link')).not.toBe('');
  });
});
