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
  const secondResponse = await anonymise(id);
  expect(secondResponse.status).toBe(404);
});

it('removes every file of the person, also of records merged into it and without a document', async () => {
  const { id } = await createApplicant();
  const other = await createApplicant();
  const listCvs = async () =>
    (await rows(`select name from storage.objects where bucket_id = 'cvs'`)).map(
      ({ name }) => name,
    );
  const [document] = await rows('select path from documents where person_id = $1', [other.id]);
  await server.invoke('merge-people', { keep: id, merge: other.id }, { as: 'astrid' });
  const bystander = await createApplicant();
  const files = [`${id}/scan.pdf`, `${other.id}/cv.pdf`, `${bystander.id}/cv.pdf`];
  for (const path of files) {
    await server.files.save({ bucket: 'cvs', path }, Buffer.from('%PDF'), 'application/pdf');
  }
  const cvsBefore = await listCvs();
  expect(cvsBefore).toEqual(expect.arrayContaining([...files, document?.path]));
  expect((await anonymise(id)).data).toEqual({ ok: true, files: 4 });
  const cvsAfter = await listCvs();
  expect(cvsAfter).toHaveLength(cvsBefore.length - 4);
  expect(cvsAfter).toContain(files[2]);
  expect(cvsAfter).not.toContain(document?.path);
});

it('rejects a person under a legal hold', async () => {
  const { id } = await createApplicant();
  await server.database.query('update people set legal_hold = true where id = $1', [id]);
  const response = await anonymise(id);
  expect(response).toMatchObject({ status: 409, error: 'legal_hold' });
});
