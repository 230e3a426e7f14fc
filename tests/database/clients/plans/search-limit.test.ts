import { beforeEach, describe, expect, test } from 'vitest';
import { clientPlans, searchesOf } from '../../../../domain/clients/client-plan.ts';
import { become, cast } from '../../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../../fixtures/cast-database.ts';
import { prepareClients } from '../prepare-client.ts';

const database = prepareCastDatabase();
const { query, as, addClient, addPlan, day, untilWaiting } = prepareClients(database);

let client: string;
let count = 0;

beforeEach(async () => {
  count += 1;
  client = await addClient(`Client ${count}`);
});

async function addDraft(of = client): Promise<string> {
  count += 1;
  const [{ id }] = (await query(
    `insert into public.jobs (slug, field, title, client_id) values ($1, 'tech', '{"en": "Weaver"}', $2) returning id`,
    [`weaver-${count}`, of],
  )) as [{ id: string }];
  return id;
}

const open = (job: string) =>
  as('recruiter', `update public.jobs set state = 'open' where id = $1`, [job]);
const saveOpen = async (job: string, reason?: string) => {
  const [{ version }] = (await query('select version from public.jobs where id = $1', [job])) as [
    { version: number },
  ];
  const changes = { state: 'open', ...(reason !== undefined && { beyond_plan_reason: reason }) };
  return as('recruiter', 'select public.save_job($1, $2, $3)', [
    job,
    version,
    JSON.stringify(changes),
  ]);
};
const planUse = async (job: string | null = null) =>
  (await as('recruiter', 'select * from public.get_plan_use($1, $2)', [client, job]))[0];
const planLimit = { code: '23514', hint: 'plan_limit' };

test('the database counts searches as the price list does', async () => {
  for (const plan of clientPlans) {
    const [row] = await query('select private.plan_searches($1) as searches', [plan]);
    expect(row.searches, plan).toBe(searchesOf(plan));
  }
});

describe('opening a job for a client', () => {
  test('is rejected beyond the number of the plan, until another job is closed', async () => {
    await addPlan(client, 'medium', '2025-01-01');
    const [first, second, third] = [await addDraft(), await addDraft(), await addDraft()];
    await open(first);
    await open(second);
    expect(await planUse(third)).toEqual({
      plan: 'medium',
      is_paused: false,
      is_limited: true,
      allowed: 2,
      in_use: 2,
    });
    await expect(open(third)).rejects.toMatchObject(planLimit);
    await as('recruiter', `update public.jobs set state = 'closed' where id = $1`, [first]);
    await open(third);
    await expect(open(first)).rejects.toMatchObject(planLimit);
  });

  test('is rejected beyond the plan for a job that is inserted open, moved to the client, or no longer internal', async () => {
    await addPlan(client, 'small', '2025-01-01');
    await open(await addDraft());
    await expect(
      as(
        'recruiter',
        `insert into public.jobs (slug, field, title, client_id, state)
         values ('at-once-${count}', 'tech', '{"en": "Weaver"}', $1, 'open')`,
        [client],
      ),
    ).rejects.toMatchObject(planLimit);
    const jobOfOther = await addDraft(await addClient(`Elsewhere ${count}`));
    await open(jobOfOther);
    await expect(
      as('recruiter', 'update public.jobs set client_id = $2 where id = $1', [jobOfOther, client]),
    ).rejects.toMatchObject(planLimit);
    const internal = await addDraft();
    await query(`update public.jobs set kind = 'internal', state = 'open' where id = $1`, [
      internal,
    ]);
    await expect(
      as('recruiter', `update public.jobs set kind = 'client' where id = $1`, [internal]),
    ).rejects.toMatchObject(planLimit);
  });

  test('is allowed beyond the plan with a reason, which is recorded', async () => {
    await addPlan(client, 'small', '2025-01-01');
    const [first, second, third] = [await addDraft(), await addDraft(), await addDraft()];
    await open(first);
    await expect(saveOpen(second, '  ')).rejects.toMatchObject(planLimit);
    await saveOpen(second, ' Agreed by phone ');
    expect(
      await query(
        `select actor_id, data from public.client_events where client_id = $1 and kind = 'search_beyond_plan'`,
        [client],
      ),
    ).toEqual([
      {
        actor_id: cast.rasmus.id,
        data: { job_id: second, reason: 'Agreed by phone', allowed: 1, in_use: 2 },
      },
    ]);
    // The reason applies only to the job that it was given for.
    await expect(saveOpen(third)).rejects.toMatchObject(planLimit);
  });

  test('does not count towards the plan if the job is a project, until the project is cancelled', async () => {
    await addPlan(client, 'small', '2025-01-01');
    const [project, search, other] = [await addDraft(), await addDraft(), await addDraft()];
    await query(
      `insert into public.client_projects (client_id, job_id, starts_on) values ($1, $2, '2025-02-01')`,
      [client, project],
    );
    await open(search);
    await open(project);
    expect(await planUse()).toMatchObject({ in_use: 1 });
    await query(
      `update public.client_projects set cancelled_on = '2025-03-01' where client_id = $1`,
      [client],
    );
    expect(await planUse()).toMatchObject({ in_use: 2 });
    await expect(open(other)).rejects.toMatchObject(planLimit);
  });

  test('is not limited if the client never had a plan, and rejected while the plan is paused, has ended or has not begun', async () => {
    await open(await addDraft());
    expect(await planUse()).toMatchObject({ is_limited: false });
    const [paused, ended, upcoming] = [
      await addClient(`Paused ${count}`),
      await addClient(`Ended ${count}`),
      await addClient(`Upcoming ${count}`),
    ];
    await addPlan(paused, 'large', '2025-01-01');
    await query(
      'insert into public.client_plan_pauses (client_id, starts_on, ends_on) values ($1, $2, $3)',
      [paused, await day(-3), await day(3)],
    );
    await addPlan(ended, 'large', '2025-01-01', '2025-12-31');
    await addPlan(upcoming, 'large', await day(10));
    for (const each of [paused, ended, upcoming]) {
      await expect(open(await addDraft(each))).rejects.toMatchObject(planLimit);
    }
  });

  test('is checked only when the job opens, not when an open job is saved after the plan has ended', async () => {
    await addPlan(client, 'small', '2025-01-01');
    const job = await addDraft();
    await open(job);
    await query(`update public.client_plans set ends_on = '2025-02-01' where client_id = $1`, [
      client,
    ]);
    await as('recruiter', `update public.jobs set location = 'Lund' where id = $1`, [job]);
    await as('recruiter', `update public.jobs set state = 'open' where id = $1`, [job]);
  });
});

test.each([
  { title: 'the second is rejected if the first commits', firstEnds: 'commit', isOpened: false },
  {
    title: 'the second opens its job if the first rolls back',
    firstEnds: 'rollback',
    isOpened: true,
  },
])('of two recruiters at the same moment, $title', async ({ firstEnds, isOpened }) => {
  await addPlan(client, 'small', '2025-01-01');
  const [first, second] = [await addDraft(), await addDraft()];
  const [firstConnection, secondConnection] = [await database.connect(), await database.connect()];
  const openOn = (connection: typeof firstConnection, job: string) =>
    connection.query(`update public.jobs set state = 'open' where id = $1`, [job]);
  for (const connection of [firstConnection, secondConnection]) {
    await connection.query('begin');
    await become(connection, 'recruiter');
  }
  await openOn(firstConnection, first);
  const result = openOn(secondConnection, second).then(
    () => 'opened',
    (error) => error.hint,
  );
  await Promise.race([result, untilWaiting(secondConnection)]);
  await firstConnection.query(firstEnds);
  expect(await result).toBe(isOpened ? 'opened' : 'plan_limit');
  await secondConnection.query(isOpened ? 'commit' : 'rollback');
  expect(
    await query(`select id from public.jobs where client_id = $1 and state = 'open'`, [client]),
  ).toEqual([{ id: isOpened ? second : first }]);
});

test.each(['anon', 'account', 'pending', 'editor'] as const)(
  'the actor %s cannot read how a client uses its plan',
  async (actor) => {
    await expect(
      as(actor, 'select * from public.get_plan_use($1)', [client]),
    ).rejects.toMatchObject({ code: '42501' });
  },
);
