import { expect } from 'vitest';
import { runBulkAction } from '../../server/worker/run-bulk-action.ts';
import { insertApplicants } from '../fixtures/applicants/many-applicants.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { jobContext } from '../fixtures/worker.ts';

type Work = { target: string; ids: string[]; work: object };

/** People whom bulk actions change, and the results of these actions. */
export function prepareBulkPeople() {
  const { server, rows } = prepareFunctionsServer({ withQuestions: false });

  async function preview({ target, ids, work }: Work) {
    const body = { target, selection: { mode: 'some', ids }, work };
    const { data, error } = await server.invoke('preview-bulk-action', body, { as: 'rasmus' });
    expect(error).toBeUndefined();
    return data;
  }

  async function run(call: Work): Promise<string> {
    const { target, ids, work } = call;
    const { version } = await preview(call);
    const { data, error, fields } = await server.invoke(
      'start-bulk-action',
      { target, selection: { mode: 'some', ids }, work, version },
      { as: 'rasmus' },
    );
    expect({ error, fields }).toEqual({});
    await runBulkAction(await jobContext(server), { id: data.id as string }, async () => undefined);
    return data.id as string;
  }

  async function undo(id: string): Promise<void> {
    expect(
      (await server.invoke('undo-bulk-action', { action_id: id }, { as: 'rasmus' })).error,
    ).toBe(undefined);
    await runBulkAction(await jobContext(server), { id }, async () => undefined);
  }

  const read = async (id: string) =>
    (
      await rows('select state::text, done, skipped, notes from bulk_actions where id = $1', [id])
    )[0];

  async function insertFreelancers(prefix: string, states: string[]): Promise<string[]> {
    const people = await insertApplicants(rows, { count: states.length, prefix });
    const ids = people.map(({ person_id }) => person_id);
    await rows(
      `insert into freelancers (person_id, state)
       select id, state::freelancer_state from unnest($1::uuid[], $2::text[]) as given (id, state)`,
      [ids, states],
    );
    return ids;
  }

  const statesOf = async (ids: string[]) =>
    (
      await rows(
        `select state::text from freelancers where person_id = any ($1) order by array_position($1::uuid[], person_id)`,
        [ids],
      )
    ).map(({ state }) => state);

  const mailsOf = async (ids: string[], template: string) =>
    (
      await rows(
        `select state::text from outbox where person_id = any ($1) and template_key = $2 order by id`,
        [ids, template],
      )
    ).map(({ state }) => state);

  return { server, rows, preview, run, undo, read, insertFreelancers, statesOf, mailsOf };
}
