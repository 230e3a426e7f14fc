import { describe, expect, test } from 'vitest';
import { insertContact } from '../../../fixtures/cast.ts';
import { preparePortal } from './prepare-portal.ts';

const { clients, database, query, as, portal, companies } = preparePortal();

test('a contact sees the searches of their own client', async () => {
  expect(await portal()).toMatchObject({
    name: 'Kajsa Contact',
    companies: [{ name: 'Ullverket', searches: [{ state: 'open', stages: {}, shortlists: [] }] }],
  });
});

test.each(['account', 'pending', 'editor', 'recruiter', 'admin'] as const)(
  '%s has no portal',
  async (actor) => expect(await portal(actor)).toBeNull(),
);

test('a person can be a contact of two clients', async () => {
  await insertContact(database.client, clients.other);
  expect(await companies()).toEqual(['Fjärilshuset', 'Ullverket']);
});

describe('a change', () => {
  const readPortalChanges = () => as('contact', 'select client_id from public.portal_changes');
  const changes: [string, string][] = [
    ['of a job', `update public.jobs set location = location || 'x' where client_id = $1`],
    [
      'of an applicant',
      `insert into public.applications (person_id, job_id)
       select '00000000-0000-4000-9000-000000000005', id from public.jobs where client_id = $1`,
    ],
    [
      'of a shortlist',
      `insert into public.review_links (shared_at, job_id, token_hash, recipient_name)
       select now(), id, repeat(md5(id::text), 2), 'Ines' from public.jobs where client_id = $1`,
    ],
  ];
  test.each(changes)(
    '%s of the client notifies its portals, and one of another client does not',
    async (_, sql) => {
      await query(sql, [clients.other]);
      expect(await readPortalChanges()).toEqual([]);
      await query(sql, [clients.own]);
      expect(await readPortalChanges()).toEqual([{ client_id: clients.own }]);
    },
  );
});

describe('a job with a shortlist', () => {
  const getJob = async (client: string) => {
    const [job] = await query('select id from public.jobs where client_id = $1', [client]);
    return job.id as string;
  };
  const move = (job: string, change: string, values: unknown[] = []) =>
    as('recruiter', `update public.jobs set ${change} where id = $1 returning client_id`, [
      job,
      ...values,
    ]);
  const share = (job: string) =>
    query(
      `insert into public.review_links (shared_at, job_id, token_hash, recipient_name, revoked_at)
       values (now(), $1, encode(sha256(gen_random_uuid()::text::bytea), 'hex'), 'Ines', now()) returning id`,
      [job],
    );
  const kept = { code: '23514', hint: 'job_has_shortlists' };

  test('stays with its client and its kind, so that no other client opens it', async () => {
    const job = await getJob(clients.other);
    await share(job);
    const opened = await as(
      'contact',
      'select public.open_portal_review(id) from public.review_links',
    );
    expect(opened).toEqual([]);
    await expect(move(job, 'client_id = $2', [clients.own])).rejects.toMatchObject(kept);
    await expect(move(job, `state = 'draft', client_id = null`)).rejects.toMatchObject(kept);
    await expect(move(job, `kind = 'internal'`)).rejects.toMatchObject(kept);
    expect(await move(job, `location = 'Ärla', client_id = client_id`)).toHaveLength(1);
  });

  test('gets its first client', async () => {
    const [job] = await query(
      `insert into public.jobs (slug, field, title) values ('unnamed-client', 'tech', '{"en": "Carder"}') returning id`,
    );
    await share(job.id);
    expect(await move(job.id, 'client_id = $2', [clients.own])).toEqual([
      { client_id: clients.own },
    ]);
    await expect(move(job.id, 'client_id = $2', [clients.other])).rejects.toMatchObject(kept);
  });

  test('a note for one client is not for the next', async () => {
    const [job] = await query(
      `insert into public.jobs (slug, field, title, client_id) values ('noted', 'tech', '{"en": "Felter"}', $1)
       returning id`,
      [clients.other],
    );
    const [application] = await query(
      `insert into public.applications (person_id, job_id) values ('00000000-0000-4000-9000-000000000005', $1)
       returning id`,
      [job.id],
    );
    await query(
      `insert into public.application_notes (application_id, body, is_for_client) values ($1, 'For them', true)`,
      [application.id],
    );
    expect(await move(job.id, 'client_id = $2', [clients.own])).toEqual([
      { client_id: clients.own },
    ]);
    expect(
      await query('select is_for_client from public.application_notes where application_id = $1', [
        application.id,
      ]),
    ).toEqual([{ is_for_client: false }]);
  });
});
