import { expect, it } from 'vitest';
import { importUndoDays } from '../../../domain/imports/import.ts';
import { withClient } from '../../../server/postgres/with-client.ts';
import { continueImports, idleSeconds } from '../../../server/worker/continue-imports.ts';
import { prepareImports } from '../../fixtures/imports.ts';
import { jobContext } from '../../fixtures/worker.ts';

// The end of abandoned imports, and of the rows of people who are erased.

const { server, rows, upload, run, read, check, start, undo } = prepareImports();

it('an import that nobody starts is deleted, and one that nobody works on is continued', async () => {
  const forgotten = await check('Name\nAda\n');
  const { data } = await upload('Name\nAda\n');
  const mapping = ['full_name'];
  await server.invoke('check-import', { import_id: data.id, mapping }, { as: 'rasmus' });
  await withClient(server.databaseUrl, async (client) => {
    await client.query('set session_replication_role = replica');
    const age = 'update public.imports set updated_at = now() - $2::interval where id = $1';
    await client.query(age, [forgotten, `${importUndoDays + 1} days`]);
    await client.query(age, [data.id, `${idleSeconds + 1} seconds`]);
  });
  const queued: unknown[] = [];
  await continueImports(
    await jobContext(server),
    undefined,
    async (...job) => void queued.push(job),
  );
  expect(queued).toEqual([['run-import', { id: data.id }, `import:${data.id}`]]);
  expect(await read(forgotten)).toBeUndefined();
});

it('an erased person leaves nothing in the rows of files', async () => {
  const id = await check('Name,Email\nAda,Ada@Erased.example\n');
  await start(id);
  const open = await upload(
    'Name,Email\nAda again, ADA@erased.example\nBo,bo@erased.example\nAda L,Ada <ada@erased.example>\n' +
      'Di,di@erased.example; Friend of ada@erased.example.\nMada,mada@erased.example\n',
  );
  await rows(
    `select private.anonymise_person(id, 'test') from people where email = 'ada@erased.example'`,
  );
  const texts = await rows(
    'select cells, key, before from import_rows where import_id = any ($1) order by import_id = $2 desc, position',
    [[id, open.data.id], id],
  );
  expect(texts).toEqual([
    { cells: [], key: null, before: null },
    { cells: [], key: null, before: null },
    { cells: ['Bo', 'bo@erased.example'], key: null, before: null },
    { cells: [], key: null, before: null },
    { cells: [], key: null, before: null },
    { cells: ['Mada', 'mada@erased.example'], key: null, before: null },
  ]);
  await undo(id);
  await run(id);
  expect(await read(id)).toMatchObject({ state: 'undone', kept: { changed: 1 } });
});
