import type { ClientBase } from 'pg';
import { type ClientAccount, clientAccounts } from '../content/demo/client-accounts.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { createRandom, type Random } from '../random.ts';
import { atWork, dateOnly, daysAfter, daysAgo } from '../times.ts';
import type { Colleague } from './job.ts';

/** These triggers record events with the current time; the demo writes the events itself. */
export const pausedForClients = [
  'public.client_plans/log_client_plan',
  'public.client_plan_pauses/log_client_pause',
  'public.client_projects/log_client_project',
  'public.client_contacts/log_client_contact',
  'public.client_details/log_client_owner',
];

/** Writes the agreements of the agency with its clients. Clients, jobs and staff must exist. */
export async function writeClientAccounts(
  client: ClientBase,
  recruiters: readonly Colleague[],
  now: Date,
): Promise<void> {
  const random = createRandom(20_250_410);
  const { rows } = await client.query<{ id: string; name: string }>(
    'select id, name from public.clients order by name',
  );
  for (const account of clientAccounts) {
    const row = rows.find(({ name }) => name === account.name);
    if (!row) continue;
    const writer = { client, random, now, id: row.id, owner: random.pick(recruiters).id };
    await writeDetails(writer, account);
    await writeContacts(writer, account);
    await writeAgreements(writer, account);
    await writeNotes(writer, account);
  }
  await writeEvents(client);
}

type Writer = { client: ClientBase; random: Random; now: Date; id: string; owner: string };

async function writeDetails({ client, id, owner }: Writer, account: ClientAccount): Promise<void> {
  const { legal_name, country, language, currency, city } = account;
  await client.query(
    `update public.client_details set owner_id = $2, legal_name = $3, country = $4, language = $5,
       organisation_number = '000000-0000' where client_id = $1`,
    [id, owner, legal_name, country, language],
  );
  await client.query(
    `update public.client_billing set currency = $2, city = $3, street = 'Exempelgatan 1', postal_code = '000 00',
       invoice_email = $4 where client_id = $1`,
    [id, currency, city, `faktura@${account.contacts[0]?.email.split('@')[1]}`],
  );
}

async function writeContacts(writer: Writer, { contacts, plans, project }: ClientAccount) {
  const { client, random, now, id } = writer;
  const since = daysAgo(now, (plans[0] ?? project)?.daysAgo ?? 30);
  for (const [index, { title, ...person }] of contacts.entries()) {
    const personId = random.uuid();
    const times = { created_at: since, last_activity_at: since };
    await insertRows(client, 'public.people', [
      { id: personId, ...person, source: 'client', ...times },
    ]);
    await insertRows(client, 'public.client_contacts', [
      { client_id: id, person_id: personId, title, is_primary: index === 0, created_at: since },
    ]);
  }
}

async function writeAgreements(writer: Writer, account: ClientAccount): Promise<void> {
  const { client, random, now, id, owner } = writer;
  const day = (offset: number) => dateOnly(daysAgo(now, offset));
  const by = { created_by: owner };
  for (const [index, { plan, daysAgo: since, endsIn, amount }] of account.plans.entries()) {
    const next = account.plans[index + 1];
    const ends_on = next ? day(next.daysAgo + 1) : endsIn === undefined ? null : day(-endsIn);
    const planId = random.uuid();
    const agreed = { created_at: atWork(daysAgo(now, since)), ...by };
    await insertRows(client, 'public.client_plans', [
      { id: planId, client_id: id, plan, starts_on: day(since), ends_on, ...agreed },
    ]);
    await insertRows(client, 'public.client_plan_prices', [
      { client_plan_id: planId, monthly_amount: amount, currency: account.currency },
    ]);
  }
  if (account.pause) {
    const { daysAgo: from, days } = account.pause;
    const agreed = { created_at: atWork(daysAgo(now, from + 10)), ...by };
    await insertRows(client, 'public.client_plan_pauses', [
      { client_id: id, starts_on: day(from), ends_on: day(from - days + 1), ...agreed },
    ]);
  }
  if (account.project) await writeProject(writer, account.project, account.currency);
}

async function writeProject(
  { client, random, now, id, owner }: Writer,
  project: NonNullable<ClientAccount['project']>,
  currency: string,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'select id from public.jobs where slug = $1',
    [project.slug],
  );
  const day = (offset: number) => dateOnly(daysAgo(now, offset));
  const projectId = random.uuid();
  const row: Row = {
    id: projectId,
    client_id: id,
    job_id: rows[0]?.id,
    starts_on: day(project.daysAgo),
    signed_on: project.signedDaysAgo === undefined ? null : day(project.signedDaysAgo),
    created_by: owner,
    created_at: atWork(daysAgo(now, project.daysAgo)),
  };
  await insertRows(client, 'public.client_projects', [row]);
  await insertRows(client, 'public.client_project_prices', [
    { client_project_id: projectId, amount: project.amount, currency },
  ]);
}

async function writeNotes({ client, now, id, owner }: Writer, { notes }: ClientAccount) {
  const rows = notes.map(({ kind, daysAgo: ago, body }) => {
    const at = atWork(daysAgo(now, ago));
    const time = at > now ? daysAfter(now, -0.1) : at;
    return { client_id: id, author_id: owner, kind, body, created_at: time, updated_at: time };
  });
  await insertRows(client, 'public.client_notes', rows);
}

/** Writes the timeline as if the agreements had been made on their days. */
async function writeEvents(client: ClientBase): Promise<void> {
  await client.query(`
    delete from public.client_events where xmin = pg_current_xact_id()::xid;
    insert into public.client_events (client_id, kind, actor_id, data, created_at)
    select * from (
      select client_id, 'plan_started', created_by,
        jsonb_build_object('plan', plan, 'starts_on', starts_on, 'ends_on', null), created_at from public.client_plans
      union all select client_id, 'plan_paused', created_by,
        jsonb_build_object('starts_on', starts_on, 'ends_on', ends_on), created_at from public.client_plan_pauses
      union all select client_id, 'project_started', created_by,
        jsonb_build_object('job_id', job_id, 'starts_on', starts_on), created_at from public.client_projects
      union all select client_id, 'project_signed', created_by,
        jsonb_build_object('job_id', job_id, 'signed_on', signed_on), signed_on + interval '10 hours'
        from public.client_projects where signed_on is not null
      union all select client_id, 'contact_added', null,
        jsonb_build_object('person_id', person_id), created_at from public.client_contacts
      union all select job.client_id, 'search_opened', staff.owner_id,
        jsonb_build_object('job_id', job.id), job.published_at
        from public.jobs as job join public.job_staff as staff on staff.job_id = job.id
        where job.client_id is not null and job.state <> 'draft'
      union all select client_id, 'search_closed', null, jsonb_build_object('job_id', id), closed_at
        from public.jobs where client_id is not null and closed_at is not null
    ) as event (client_id, kind, actor_id, data, created_at)
    order by created_at`);
}
