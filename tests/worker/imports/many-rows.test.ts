import { expect, test } from 'vitest';
import { prepareImports } from '../../fixtures/imports.ts';

const { server, rows, check, start, insertJob } = prepareImports();

const fileOf = (people: number, name: string) =>
  [
    'First name,Last name,Email,Job,Stage',
    ...Array.from(
      { length: people },
      (_, at) => `Many,Fiction${at},${name}${at}@many-rows.example,Storyteller,Inbox`,
    ),
  ].join('\n');

/** How many rows the planner expects. With one expected row it reads all rows of the file for each of them. */
async function countExpected(statement: string): Promise<number> {
  const [explained] = await rows(`explain (format json) ${statement}`);
  return explained['QUERY PLAN'][0].Plan['Plan Rows'];
}

test('the planner knows the rows and the notices of a file as soon as they are there', async () => {
  const count = 600;
  await insertJob('many-rows', 'Storyteller');
  await start(await check(fileOf(50, 'first')), { sends_notice: true });
  // Autovacuum analyses in a quiet hour, so that the statistics know the first file only.
  await server.database.query(`update outbox set state = 'cancelled' where state = 'queued'`);
  await server.database.query('analyze import_rows, outbox');

  const id = await check(fileOf(count, 'second'));
  const ofFile = `select from import_rows where import_id = '${id}'`;
  expect(await countExpected(ofFile)).toBeGreaterThan(count / 2);

  await start(id, { sends_notice: true });
  const notices = `select from outbox where template_key = 'import_notice' and state = 'queued'`;
  expect(await countExpected(notices)).toBeGreaterThan(count / 2);
}, 120_000);
