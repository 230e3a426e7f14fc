import { expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
const { createApplicant } = createPeople(server);

const anonymise = (id: string) =>
  server.invoke('anonymise', { person_id: id, confirm: true }, { as: 'astrid' });

it('erases the person and records the administrator', async () => {
  const { id } = await createApplicant();
  const { data } = await anonymise(id);
  expect(data).toEqual({ ok: true, files: 1 });
  const [entry] = await rows(
    `select actor_id, actor_role from audit_log where action = 'anonymise' and row_id = $1`,
    [id],
  );
  expect(entry).toEqual({ actor_id: cast.astrid.id, actor_role: 'staff' });
  const again = await anonymise(id);
  expect(again.status).toBe(404);
});

it('rejects a person under a legal hold', async () => {
  const { id } = await createApplicant();
  await server.database.query('update people set legal_hold = true where id = $1', [id]);
  const response = await anonymise(id);
  expect(response).toMatchObject({ status: 409, error: 'legal_hold' });
});
