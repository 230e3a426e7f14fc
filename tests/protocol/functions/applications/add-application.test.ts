import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cvPdf } from '../../../fixtures/applications.ts';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
const { createApplicant } = createPeople(server);

const jobId = async (slug: string) =>
  (await rows('select id from jobs where slug = $1', [slug]))[0].id as string;

const findApplication = async (id: string) =>
  (await rows('select * from applications where id = $1', [id]))[0];

describe('add-application', () => {
  async function form(fields: Record<string, string> = {}, cv?: File): Promise<FormData> {
    const data = new FormData();
    const values = {
      job_id: await jobId('hygglo-fullstack-developer'),
      first_name: 'Hanna',
      last_name: 'Handsson',
      email: `${randomUUID()}@people.example`,
      language: 'sv',
      ...fields,
    };
    for (const [name, value] of Object.entries(values)) data.append(name, value);
    if (cv) data.append('cv', cv);
    return data;
  }

  it('adds the person with a CV and mails a confirmation', async () => {
    const body = await form({ tell: 'true' }, cvPdf());
    const { data } = await server.invoke('add-application', body, { as: 'rasmus' });
    expect(await findApplication(String(data.id))).toMatchObject({
      stage: 'new',
      source: 'staff',
      cv_document_id: expect.any(String),
    });
    expect(await server.outbox(String(body.get('email')))).toMatchObject([
      { template: 'application_received', language: 'sv' },
    ]);
  });

  it('adds two people of one name without an address, and mails nobody', async () => {
    const fields = { email: ' ', last_name: 'Utan Adress', phone: '070-123 45 67', tell: 'true' };
    const added = [];
    for (let count = 0; count < 2; count += 1) {
      const { data } = await server.invoke('add-application', await form(fields), { as: 'rasmus' });
      added.push(await findApplication(String(data.id)));
    }
    expect(new Set(added.map(({ person_id: person }) => person)).size).toBe(2);
    expect(
      await rows(
        `select email, email_confirmed_at, phone, (select count(*) from outbox where person_id = people.id) as mails
         from people where last_name = 'Utan Adress'`,
      ),
    ).toEqual(
      Array(2).fill({ email: null, email_confirmed_at: null, phone: '+46701234567', mails: 0 }),
    );
  });

  it('sends no mail if not requested, and adds nobody twice', async () => {
    const body = await form();
    expect((await server.invoke('add-application', body, { as: 'rasmus' })).status).toBe(200);
    expect(await server.outbox(String(body.get('email')))).toEqual([]);
    expect(await server.invoke('add-application', body, { as: 'rasmus' })).toMatchObject({
      status: 422,
      fields: { email: 'choice_invalid' },
    });
  });

  it('does not end an erasure that the person asked for, but one by the retention period', async () => {
    const { id, email } = await createApplicant();
    const setErasure = (requestedAt: string) =>
      rows(
        `update people set erase_after = '2100-01-01', erasure_requested_at = ${requestedAt} where id = $1`,
        [id],
      );
    await setErasure('now()');
    const body = await form({ email, job_id: await jobId('ilog-digital-designer') }, cvPdf());
    expect(await server.invoke('add-application', body, { as: 'rasmus' })).toMatchObject({
      status: 422,
      fields: { email: 'consent_required' },
    });
    const applications = 'select id from applications where person_id = $1';
    expect(await rows(applications, [id])).toHaveLength(1);
    const waiting = 'select id from people where id = $1 and erase_after is not null';
    expect(await rows(waiting, [id])).toHaveLength(1);

    // Nobody asked for an erasure by the retention period, so the new application ends it.
    await setErasure('null');
    expect((await server.invoke('add-application', body, { as: 'rasmus' })).status).toBe(200);
    expect(await rows(waiting, [id])).toEqual([]);
  });

  it('confirms to the person on file when the address is that of a merged record', async () => {
    const keptPerson = await createApplicant();
    const merged = await createApplicant();
    const pair = { keep: keptPerson.id, merge: merged.id };
    const { status } = await server.invoke('merge-people', pair, { as: 'rasmus' });
    expect(status).toBe(200);
    const earlier = (await server.outbox(merged.email)).length;

    const body = await form({
      job_id: await jobId('ilog-digital-designer'),
      email: merged.email,
      language: 'en',
      tell: 'true',
    });
    const { data } = await server.invoke('add-application', body, { as: 'rasmus' });
    expect(await findApplication(String(data.id))).toMatchObject({ person_id: keptPerson.id });
    expect(await server.outbox(merged.email)).toHaveLength(earlier);
    expect((await server.outbox(keptPerson.email)).at(-1)).toMatchObject({
      template: 'application_received',
      language: 'sv',
    });
  });
});
