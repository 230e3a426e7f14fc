import type { ClientBase } from 'pg';
import { writeCv } from '../people/cv.ts';
import { namesOf } from '../people/names.ts';
import { createPersonMaker } from '../people/person.ts';
import { professions } from '../people/professions.ts';
import { createRandom } from '../random.ts';
import { inTransaction } from '../transaction.ts';
import { writeCareers } from './career.ts';
import * as statements from './statements.ts';

// A database of the size of several years of use, for benchmarks.

export type LargeCounts = { people: number; applications: number };

type Progress = (what: string, done: number, total: number) => void;

const largeCounts: LargeCounts = { people: 100_000, applications: 300_000 };

const batch = 50_000;
const tables = [
  ...['public.people', 'public.documents', 'public.candidates', 'public.jobs'],
  ...['public.applications', 'public.application_events', 'public.stage_stays'],
];

/**
 * Runs in one transaction and needs the jobs of the essential content. Returns false if it was done before. Triggers
 * are disabled while it runs, because an audit trail of generated rows would have no use.
 */
export async function seedLarge(
  client: ClientBase,
  counts: LargeCounts = largeCounts,
  onProgress: Progress = () => undefined,
): Promise<boolean> {
  const done = await inTransaction(client, async () => {
    const { rowCount } = await client.query(
      `select from public.people where id = ${statements.personId('1')}`,
    );
    if (rowCount) return false;
    await setTriggers(client, 'disable');
    await restIndexes(
      client,
      tables,
      () => fill(client, counts, onProgress),
      (built, total) => onProgress('indexes', built, total),
    );
    // Collecting the words of a person reads those indexes, if the planner knows how large the tables are.
    await client.query(`analyze ${tables.join(', ')}`);
    await restIndexes(
      client,
      ['private.person_words'],
      () => fillWords(client, counts, onProgress),
      (built, total) => onProgress('indexes of words', built, total),
    );
    await setTriggers(client, 'enable');
    return true;
  });
  if (done) await client.query('analyze private.person_words');
  return done;
}

async function setTriggers(client: ClientBase, action: 'disable' | 'enable'): Promise<void> {
  await client.query(
    tables.map((table) => `alter table ${table} ${action} trigger user`).join(';'),
  );
}

function inBatches(client: ClientBase, onProgress: Progress) {
  return async (what: string, statement: string, total: number, ...given: unknown[]) => {
    for (let from = 1; from <= total; from += batch) {
      const to = Math.min(total, from + batch - 1);
      await client.query(statement, [from, to, ...given]);
      onProgress(what, to, total);
    }
  };
}

async function fill(client: ClientBase, counts: LargeCounts, onProgress: Progress) {
  const names = Object.values(namesOf);
  const jobCount = Math.max(10, Math.ceil(counts.applications / 500));
  const run = inBatches(client, onProgress);

  await run(
    'people',
    statements.people,
    counts.people,
    names.flatMap(({ first }) => first),
    names.flatMap(({ last }) => last),
    names.flatMap(({ cities }) => cities),
  );
  await run('people’s CVs', statements.documents, counts.people, cvTexts(), careers());
  const skills = [...new Set(professions.flatMap((profession) => profession.skills))];
  await run('people’s profiles', statements.candidates, counts.people, skills);
  await run('jobs', statements.jobs, jobCount);
  await run('jobs’ owners', statements.jobStaff, jobCount);
  await run('applications', statements.applications, counts.applications, counts.people, jobCount);
  await run('applications’ events', statements.events, counts.applications);
  await run('applications’ stages', statements.stays, counts.applications);
}

async function fillWords(client: ClientBase, counts: LargeCounts, onProgress: Progress) {
  await client.query(statements.knownWords);
  await client.query(statements.addKnownWords, ['cv', cvTexts()]);
  await client.query(statements.addKnownWords, ['career', careers()]);
  await client.query('analyze large_words');
  await inBatches(client, onProgress)('people’s words', statements.words, counts.people);
}

const careers = () => writeCareers(1000);

/** Removes the lines with the name, because each person gets their own. */
function cvTexts(): string[] {
  const random = createRandom(1);
  const make = createPersonMaker();
  const now = new Date();
  return Array.from({ length: 180 }, (_, index) => {
    const profession = professions[index % professions.length] ?? random.pick(professions);
    const cv = writeCv(make(random, profession, now), random, now);
    return cv.split('\n').slice(4).join('\n');
  });
}

/**
 * Drops the indexes of these tables during the work and rebuilds them afterwards, which takes a fraction of the time.
 * Indexes of constraints stay. The caller provides the transaction.
 */
export async function restIndexes(
  client: ClientBase,
  tables: readonly string[],
  work: () => Promise<void>,
  onBuild: (done: number, total: number) => void,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index
     where indrelid = any ($1::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  await client.query(`set local maintenance_work_mem to '1GB'`);
  for (const [index, { definition }] of rows.entries()) {
    await client.query(definition);
    onBuild(index + 1, rows.length);
  }
}
