import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { cleanUp } from '../../server/worker/clean-up.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { jobContext } from '../fixtures/worker.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });

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
