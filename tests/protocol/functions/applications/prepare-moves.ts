import { randomUUID } from 'node:crypto';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

/** Applicants of jobs without questions, whom colleagues move. */
export function prepareMoves() {
  const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
  const { createApplicant } = createPeople(server);

  const findApplication = async (id: string) =>
    (await rows('select * from applications where id = $1', [id]))[0];

  function move(
    body: Record<string, unknown>,
    key: string = randomUUID(),
    as: 'rasmus' | 'astrid' = 'rasmus',
  ) {
    return server.invoke('move-application', body, { as, headers: { 'idempotency-key': key } });
  }

  return { server, rows, asStaff, createApplicant, findApplication, move };
}
