import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { cleanUp } from '../../server/worker/clean-up.ts';
import { applicationForm, cvPdf } from '../fixtures/applications.ts';
import { createPeople } from '../fixtures/people.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { jobContext } from '../fixtures/worker.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
const { createApplicant } = createPeople(server);

it('deletes contracts without a row after a day, also of a deleted client', async () => {
  const file = { bucket: 'contracts', path: `${randomUUID()}/contract.pdf` };
  const context = await jobContext(server);
  await server.files.save(file, Buffer.from('%PDF'), 'application/pdf');
  await cleanUp(context, undefined, async () => {});
  expect(await server.files.read(file)).toBeDefined();
  await rows(`update storage.objects set created_at = now() - interval '2 days' where name = $1`, [
    file.path,
  ]);
  await cleanUp(context, undefined, async () => {});
  expect(await server.files.read(file)).toBeUndefined();
});

it('deletes CVs that neither a document nor a waiting form names after a day, and no others', async () => {
  const { id: person } = await createApplicant();
  const other = await createApplicant();
  await server.invoke('merge-people', { keep: person, merge: other.id }, { as: 'astrid' });
  await server.invoke(
    'apply',
    applicationForm({ email: 'waits@people.example', phone: undefined }, cvPdf('Waits')),
  );
  const named = await rows(
    `select path from documents where bucket = 'cvs' union all
     select cv_path from pending_submissions where cv_bucket = 'cvs' and cv_path is not null`,
  );
  const inUse = named.map(({ path }) => path as string);
  expect(inUse.length).toBeGreaterThanOrEqual(3);
  const stash = { bucket: 'cvs', path: 'stash/keep.pdf' };
  await server.files.save(stash, Buffer.from('%PDF'), 'application/pdf');
  await rows(`update storage.objects set created_at = now() - interval '2 days'`);
  const fresh = { bucket: 'cvs', path: `${person}/new.pdf` };
  await server.files.save(fresh, Buffer.from('%PDF'), 'application/pdf');
  await cleanUp(await jobContext(server), undefined, async () => {});
  const remainingRows = await rows(`select name from storage.objects where bucket_id = 'cvs'`);
  expect(remainingRows.map(({ name }) => name).toSorted()).toEqual(
    [...inUse, fresh.path].toSorted(),
  );
});
