import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestCluster } from '../fixtures/cluster.ts';
import { projectRoot } from '../fixtures/database.ts';
import { killAll } from '../process/product.ts';
import { groups, seed } from './groups.ts';
import { play, type Row } from './play.ts';
import { openTarget } from './target.ts';

// The long form: `npm run test:fuzz`, or `npm run test:fuzz -- data` for the groups of that name.

const batches = Number(process.env.FUZZ_BATCHES ?? 4000);
const [name = ''] = process.argv.slice(2);
const chosen = groups.filter((group) => group.name.startsWith(name));
const mebibyte = 1024 * 1024;

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

function cells({ group, sent, answers, slowest, failure }: Row): (string | number)[] {
  const of = (kind: number) => answers[kind] ?? 0;
  const kinds = [2, 3, 4, 5].map(of);
  return [group, sent, ...kinds, of(0), `${Math.round(slowest)} ms`, failure ? 'yes' : 'none'];
}

function report(): string {
  const sum = (pick: (row: Row) => number) => rows.reduce((total, row) => total + pick(row), 0);
  const total: Row = {
    group: '**all**',
    sent: sum(({ sent }) => sent),
    answers: Object.fromEntries(
      [0, 2, 3, 4, 5].map((kind) => [kind, sum((row) => row.answers[kind] ?? 0)]),
    ),
    slowest: Math.max(...rows.map(({ slowest }) => slowest)),
  };
  const line = (row: Row) => `| ${cells(row).join(' | ')} |`;
  return `# Hostile input

Written by \`npm run test:fuzz\`. Every endpoint of the running product, on a real PostgreSQL, is asked with what its schema allows and then with that made wrong: other types, huge and deep values, halves of surrogate pairs, zero bytes, paths escaped twice, headers that lie, bodies that trickle, the same request twice at once. Eight requests or so are under way together. A group breaks a rule when an answer is a 5xx or none at all, takes longer than 15 s, holds what belongs to somebody else (three people's rows bear a mark that only they, recruiters and administrators may see) or a file from outside of what is served, or when the process logs an error, ends or cannot be asked afterwards. On the wire, below HTTP, a connection may also be closed without a word.

The seed is ${seed}; \`FUZZ_SEED\` takes another one, \`FUZZ_BATCHES\` (here ${batches}) makes it longer. \`npm test\` plays a short form with the same seed. Memory of the process: ${memory[0]} MB before, ${memory[1]} MB after.

| Endpoints | Requests | 2xx | 3xx | 4xx | 5xx | closed | Slowest | Rules broken |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${[...rows, total].map(line).join('\n')}
`;
}
