import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from './rehearse.ts';

const file = join(import.meta.dirname, '../../docs/faults.md');

const head = [
  'Fault',
  'Answered per second: before, meanwhile, after',
  'Well again after',
  'Said meanwhile',
  'Lost',
  'Doubled',
  'By halves',
];

const opening = `# What faults do to the product

\`npm run test:faults\` runs the product as its owner does, in processes of its own, and breaks what it depends on, one thing after another, while people use it: pages, reads and writes of rows, a function that counts, sign-ins and refreshes, uploads, applications with a CV and the mails they cause. A short form of it belongs to \`npm test\`. This page is what the last run wrote.

How to read it: "said meanwhile" are answers other than what was asked for. Each is the word of its service for "try again" (PostgREST's codes, GoTrue's, the storage service's, the functions' relay's, a page with status 503), and any other answer fails the run. Afterwards everything that was acknowledged is looked for: "lost" is what is not there, "doubled" what is there twice, mails included, and "by halves" whatever lacks a part: a row without its file, a file without its row after the clean-up, an application without its person, CV, consent or mail. Whoever got no answer to an application sends the same again, and that counts once.`;

const remarks = `What is not in the table:

- Waiting is shortened: where a mail is due again in minutes, the test makes the rows that much older and lets the product's own round find them; likewise for the clean-up.
- A process that is killed between the mail server's "taken" and its own note of it, or whose line to the mail server is cut before that word arrives, cannot know that the mail was taken: it is sent again, with the same Message-ID, so that a mail program shows it once. Such repeats are counted after a stroke in the column "doubled". Nothing else leads to one: a database that goes away in that moment is waited for.
- A mail written while the database's clock is ahead, and not sent before it is set back, is sent when its time has come.`;

export function printOutcome(outcome: Outcome): void {
  console.log(cellsOf(outcome).join(' | '));
  for (const name of ['wrong', 'lost', 'doubled', 'repeated', 'partial'] as const) {
    for (const text of outcome[name].slice(0, 20)) console.log(`    ${name}: ${text}`);
  }
}

export function writeReport(outcomes: Outcome[], version: string): void {
  const [cpu] = cpus();
  const machine = `${availableParallelism()} × ${cpu?.model.trim()}, Node ${process.versions.node}, PostgreSQL ${version}, ${new Date().toISOString().slice(0, 10)}`;
  const rows = [head, head.map(() => '---'), ...outcomes.map(cellsOf)];
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const ways = outcomes.map(({ fault }) => `- **${fault.name}**: ${fault.how}`).join('\n');
  const parts = [opening, `Measured on ${machine}; the load shares the cores with the product.`];
  const text = [...parts, table, '## How each fault is made', ways, remarks].join('\n\n');
  writeFileSync(file, `${text}\n`);
}

function cellsOf({ fault, rates, back, words, ...found }: Outcome): string[] {
  const repeats = found.repeated.length > 0 ? ` / ${found.repeated.length}` : '';
  return [
    fault.name,
    [rates.before, rates.meanwhile, rates.after].map((rate) => rate.toFixed(0)).join(', '),
    `${back.toFixed(1)} s`,
    [...words].map(([word, count]) => `${word} × ${count}`).join('; ') || 'nothing else',
    String(found.lost.length),
    `${found.doubled.length}${repeats}`,
    String(found.partial.length),
  ];
}
