import { expect } from 'vitest';
import { runBulkAction } from '../../../server/worker/run-bulk-action.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';
import { jobContext } from '../../fixtures/worker.ts';

type Applicants = { id: string }[];
type Who = 'rasmus' | 'astrid';

export const some = (applicants: Applicants) => ({
  mode: 'some',
  ids: applicants.map(({ id }) => id),
});

export const moving = { kind: 'move', to: 'screening', from: ['new'] };
export const mail = { template: 'application_stage_screening' };

/** A server, and the steps of an action on many rows: start, run as the worker does, undo and read. */
export function prepareBulkActions() {
  const { server, rows } = prepareFunctionsServer({ withQuestions: false });

  const start = async (body: object, as: Who = 'rasmus'): Promise<string> => {
    const { data, error, fields } = await server.invoke('start-bulk-action', body, { as });
    expect({ error, fields }).toEqual({});
    return data.id as string;
  };

  const run = async (id: string) =>
    runBulkAction(await jobContext(server), { id }, async () => undefined);

  const undo = (id: string, as: Who = 'rasmus') =>
    server.invoke('undo-bulk-action', { action_id: id }, { as });

  const read = async (id: string) =>
    (
      await rows(
        `select state::text, is_stopped, total, done, undone, skipped, notes, kept from bulk_actions where id = $1`,
        [id],
      )
    )[0];

  const stagesOf = async (applicants: Applicants) =>
    (
      await rows('select distinct stage::text from applications where id = any ($1)', [
        applicants.map(({ id }) => id),
      ])
    ).map(({ stage }) => stage);

  const mailsOf = (applicants: Applicants) =>
    rows(
      `select state::text, send_after > now() + interval '4 minutes' as waits, send_after < now() + interval '6 minutes' as leaves
       from outbox where application_id = any ($1) order by id`,
      [applicants.map(({ id }) => id)],
    );

  return { server, rows, start, run, undo, read, stagesOf, mailsOf };
}
