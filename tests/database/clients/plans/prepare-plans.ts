import { beforeEach } from 'vitest';
import { prepareCastDatabase } from '../../../fixtures/cast-database.ts';
import { prepareClients } from '../prepare-client.ts';

export const pauseSql =
  'insert into public.client_plan_pauses (client_id, starts_on, ends_on) values ($1, $2, $3) returning id';

/** A client for each test, with plans and their events. */
export function preparePlans() {
  const current = {} as { client: string };
  const database = prepareCastDatabase();
  const { query, as, addClient, addPlan, day, untilWaiting } = prepareClients(database);

  let count = 0;

  beforeEach(async () => {
    count += 1;
    current.client = await addClient(`Client ${count}`);
  });

  const start = (plan: string, from: string, amount = 150_000) =>
    as('recruiter', `select public.start_client_plan($1, $2, $3, $4, 'EUR') as id`, [
      current.client,
      plan,
      from,
      amount,
    ]);
  const history = () =>
    query(
      `select plan::text, starts_on::text, ends_on::text, monthly_amount from public.client_plans
     left join public.client_plan_prices on client_plan_id = id where client_id = $1 order by starts_on`,
      [current.client],
    );
  const events = async () =>
    (
      await query('select kind from public.client_events where client_id = $1 order by id', [
        current.client,
      ])
    )
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('plan_') || kind.startsWith('pause_'));

  return {
    current,
    database,
    query,
    as,
    addClient,
    addPlan,
    day,
    untilWaiting,
    count,
    start,
    history,
    events,
  };
}
