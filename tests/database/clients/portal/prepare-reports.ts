import { beforeEach } from 'vitest';
import { insertContact, kajsasPerson } from '../../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../../fixtures/cast-database.ts';
import { prepareClients } from '../prepare-client.ts';

/** A client with a search and a contact who gets reports. */
export function prepareReports() {
  const reported = {} as { client: string; job: string };
  const database = prepareCastDatabase();
  const { query, as, addClient } = prepareClients(database);

  beforeEach(async () => {
    reported.client = await addClient(`Ullverket ${crypto.randomUUID()}`);
    await query('delete from public.client_contacts where person_id = $1', [kajsasPerson]);
    await insertContact(database.client, reported.client);
    reported.job = await addSearch(reported.client, '30 days');
    await query('delete from public.portal_changes');
  });

  /** A search that was published that long ago. */
  async function addSearch(ofClient: string, ago: string): Promise<string> {
    const [row] = await query(
      `insert into public.jobs (slug, client_id, field, title, state, published_at)
     values ($2, $1, 'tech', '{"en": "Weaver"}', 'open', now() - $3::interval) returning id`,
      [ofClient, `weaver-${crypto.randomUUID().slice(0, 8)}`, ago],
    );
    await query(
      'update public.client_events set created_at = now() - $2::interval where client_id = $1',
      [ofClient, ago],
    );
    return row.id;
  }

  /** Somebody who applied that long ago and is in that stage now. */
  async function apply(stage: string, ago = '0 days', ofJob = reported.job): Promise<string> {
    const [person] = await query(
      `insert into public.people (first_name, last_name, email) values ('Olle', 'Okänd', $1) returning id`,
      [`${crypto.randomUUID()}@people.example`],
    );
    const [row] = await query(
      `insert into public.applications (person_id, job_id, created_at) values ($1, $2, now() - $3::interval) returning id`,
      [person.id, ofJob, ago],
    );
    if (stage !== 'new') {
      await query(
        `update public.applications set stage = $2, merit_note = 'Others knew more.' where id = $1`,
        [row.id, stage],
      );
    }
    return row.id;
  }

  async function present(application: string, decision: string | null = null, ago = '0 days') {
    await query(
      `with link as (
       insert into public.review_links (job_id, token_hash, recipient_name, shared_at)
       select job_id, repeat(md5(gen_random_uuid()::text), 2), 'Ines', now() - $3::interval from public.applications where id = $1 returning id
     )
     insert into public.review_link_items (review_link_id, application_id, decision, created_at)
     select id, $1, $2, now() - $3::interval from link`,
      [application, decision, ago],
    );
  }

  const compose = async () => {
    const [row] = await query(
      `select private.compose_report($1, now() - interval '7 days', now() + interval '1 second') as searches`,
      [reported.client],
    );
    return row.searches;
  };
  const reports = async (
    actor: Parameters<typeof as>[0] = 'contact',
    ofClient = reported.client,
  ) => {
    const [row] = await as(actor, 'select public.get_portal_reports($1) as reports', [ofClient]);
    return row.reports;
  };
  const isDue = async () => {
    const rows = await query('select from private.clients_due_for_report() as due where due = $1', [
      reported.client,
    ]);
    return rows.length > 0;
  };

  return { reported, query, as, addClient, addSearch, apply, present, compose, reports, isDue };
}
