import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mebibyte } from '../../domain/units.ts';
import { projectRoot } from '../fixtures/database.ts';
import { startTestCluster } from '../fixtures/postgres/cluster.ts';
import { killAll } from '../process/product.ts';
import { groups, seed } from './groups.ts';
import { play, type Row } from './play.ts';
import { openTarget } from './target.ts';

// Runs the long form: `npm run test:fuzz`, or `npm run test:fuzz -- data` for the groups of that name.

const batches = Number(process.env.FUZZ_BATCHES ?? 4000);
const [name = ''] = process.argv.slice(2);
const chosen = groups.filter((group) => group.name.startsWith(name));

console.log(`FUZZ_SEED=${seed} FUZZ_BATCHES=${batches}`);
const { rows, memory } = await playAll();
console.log(`Memory of the process: ${memory.join(' → ')} MB`);
if (name === '') await writeFile(join(projectRoot, 'docs/fuzz.md'), report());
process.exit(rows.some(({ failure }) => failure) ? 1 : 0);

async function playAll(): Promise<{ rows: Row[]; memory: number[] }> {
  const stopCluster = await startTestCluster();
  const played: Row[] = [];
  try {
    const target = await openTarget();
    const before = await target.memory();
    for (const group of chosen) {
      const row = await play(target, group, { seed, batches });
      played.push(row);
      console.log(cells(row).join(' | '));
      if (row.failure) console.error(row.failure);
    }
    const after = await target.memory();
    await target.stop();
    return { rows: played, memory: [before, after].map((bytes) => Math.round(bytes / mebibyte)) };
  } finally {
    await killAll();
    await stopCluster();
  }
}

function cells({ group, sent, responses, slowest, failure }: Row): (string | number)[] {
  const of = (kind: number) => responses[kind] ?? 0;
  const kinds = [2, 3, 4, 5].map(of);
  return [group, sent, ...kinds, of(0), `${Math.round(slowest)} ms`, failure ? 'yes' : 'none'];
}

function report(): string {
  const sum = (pick: (row: Row) => number) => rows.reduce((total, row) => total + pick(row), 0);
  const total: Row = {
    group: '**all**',
    sent: sum(({ sent }) => sent),
    responses: Object.fromEntries(
      [0, 2, 3, 4, 5].map((kind) => [kind, sum((row) => row.responses[kind] ?? 0)]),
    ),
    slowest: Math.max(...rows.map(({ slowest }) => slowest)),
  };
  const line = (row: Row) => `| ${cells(row).join(' | ')} |`;
  return `# Hostile input

Written by \`npm run test:fuzz\`. Every endpoint of the running product, on a real PostgreSQL, gets valid requests according to its schema and then corrupted ones: other types, huge and deep values, unpaired surrogates, null bytes, paths escaped twice, false headers, slow bodies, the same request twice at once. About eight requests run in parallel. A group breaks a rule when a response is a 5xx or missing, takes longer than 15 s, contains data of someone else (rows of three people have a marker that only they, recruiters and administrators may see) or a file outside the served folders, or when the process logs an error, ends or stops responding. Below HTTP, on the wire, a connection may also be closed without a response.

The seed is ${seed}; \`FUZZ_SEED\` sets another one, \`FUZZ_BATCHES\` (here ${batches}) makes it longer. \`npm test\` runs a short form with the same seed. Memory of the process: ${memory[0]} MB before, ${memory[1]} MB after.

| Endpoints | Requests | 2xx | 3xx | 4xx | 5xx | closed | Slowest | Rules broken |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${[...rows, total].map(line).join('\n')}
`;
}
