import { beforeAll, expect, it } from 'vitest';
import { listOpenTasks } from '../../../../app/admin/tasks/data.ts';
import type { BrowserClient } from '../../../../app/backend/browser-client.ts';
import { actors, cast } from '../../../fixtures/cast.ts';
import { serveWorld } from '../world.ts';

const world = serveWorld();
const { id: owner, name, email, role } = cast.rasmus;
let client: BrowserClient;

beforeAll(async () => {
  await world.database.query(
    `with account as (insert into auth.users (id, email) values ($1, $3) returning id)
     insert into public.staff_profiles (user_id, name, email, role, state)
     select id, $2, $3, $4::public.staff_role, 'active' from account`,
    [owner, name, email, role],
  );
  client = world.client(await world.keys.sign({ ...actors.recruiter }, 60)) as never;
});

async function insertApplication(stage: string, isWithdrawn = false): Promise<string> {
  const { rows } = await world.database.query<{ id: string }>(
    `with job as (
       insert into public.jobs (slug, kind, field, title, state)
       values (gen_random_uuid()::text, 'internal', 'tech', '{"en": "Shepherd"}', 'open') returning id
     ), person as (insert into public.people (first_name) values ('Una') returning id)
     insert into public.applications (job_id, person_id, stage, withdrawn_at, merit_note, reject_reason)
     select job.id, person.id, $1::public.application_stage, case when $2 then now() end,
       'Too little wool in the portfolio', 'Wool' from job, person returning id`,
    [stage, isWithdrawn],
  );
  return String(rows[0]?.id);
}

type Given = { kind?: string; by?: string; count?: number; due: string };

const give = (title: string, application: string, { kind, by, count, due }: Given) =>
  world.database.query(
    `insert into public.tasks (title, kind, application_id, owner_id, created_by, due_on)
     select $1, $2::public.task_kind, $3, $4, $5, $6::date from generate_series(1, $7::integer)`,
    [title, kind ?? 'task', application, owner, by ?? null, due, count ?? 1],
  );

it('tasks that are over do not hide those that are left to do', async () => {
  const rejected = await insertApplication('rejected');
  const withdrawn = await insertApplication('interview', true);
  const live = await insertApplication('interview');
  await give('Over', rejected, { due: '2025-01-01', count: 150 });
  await give('Over', rejected, { due: '2025-01-01', kind: 'scorecard', by: owner });
  await give('Over', withdrawn, { due: '2025-01-01', count: 60 });
  await give('Of a rule', live, { due: '2025-02-01' });
  await give('Scorecard', live, { due: '2025-02-02', kind: 'scorecard' });
  await give('Written', rejected, { due: '2025-02-03', by: owner });
  await world.database.query(
    `with client as (insert into public.clients (name) values ('Ullverket') returning id)
     insert into public.tasks (title, client_id, owner_id, due_on)
     select 'About a client', id, $1, '2025-02-04' from client`,
    [owner],
  );
  const titles = (await listOpenTasks(client, owner)).map(({ title }) => title);
  expect(titles).toEqual(['Of a rule', 'Scorecard', 'Written', 'About a client']);
});
