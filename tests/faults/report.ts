import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import type { Fault } from './fault.ts';
import type { Outcome } from './rehearse.ts';

const file = join(import.meta.dirname, '../../docs/faults.md');

const head = [
  'Fault',
  'Responses per second: before, during, after',
  'Recovered after',
  'Error responses during the fault',
  'Lost',
  'Duplicated',
  'Incomplete',
];

const opening = `# Fault tests

\`npm run test:faults\` runs the product in separate processes and breaks its dependencies, one after another, under load: pages, reads and writes of rows, a function that counts, sign-ins and refreshes, uploads, applications with a CV and the mails they cause. A short form is part of \`npm test\`. The last full run generated this page.

Error responses must be the "try again" response of their service (codes of PostgREST, GoTrue, the storage service and the functions relay, or a page with status 503); any other response fails the run. Afterwards the test looks for everything that was acknowledged. "Lost" counts what is missing, "duplicated" what exists twice, mails included, and "incomplete" what lacks a part: a row without its file, a file without its row after the clean-up, an application without its person, CV, consent or mail. A client without a response to an application sends it again, and it must count once.`;

const remarks = `Notes:

- Waiting is shortened: instead of waiting minutes for a retry, the test makes the rows older, and the product's scheduled task finds them. The same applies to the clean-up.
- A process that is killed after the mail server has accepted a mail and before it records this, or that loses the connection in that moment, cannot know that the mail was accepted. It sends the mail again with the same Message-ID, so that a mail program shows it once. The column "duplicated" counts such repeats after a slash. Nothing else causes one: if the database is down in that moment, the process waits for it.
- A mail that was queued while the database's clock was ahead, and not sent before the clock was set back, is sent when its time comes.`;

export function printOutcome(outcome: Outcome): void {
  console.log(cellsOf(outcome).join(' | '));
  for (const name of ['wrong', 'lost', 'duplicated', 'repeated', 'partial'] as const) {
    for (const text of outcome[name].slice(0, 20)) console.log(`    ${name}: ${text}`);
  }
}

export function writeReport(outcomes: Outcome[], version: string): void {
  const [cpu] = cpus();
  const machine = `${availableParallelism()} × ${cpu?.model.trim()}, Node ${process.versions.node}, PostgreSQL ${version}, ${new Date().toISOString().slice(0, 10)}`;
  const rows = [head, head.map(() => '---'), ...outcomes.map(cellsOf)];
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const ways = outcomes.map(({ fault }) => `- **${nameOf(fault)}**: ${fault.how}`).join('\n');
  const parts = [opening, `Measured on ${machine}; the load shares the cores with the product.`];
  const text = [...parts, table, '## How each fault is caused', ways, remarks].join('\n\n');
  writeFileSync(file, `${text}\n`);
}

const nameOf = ({ name, source }: Fault) => (source ? `[${name}](../${source})` : name);

function cellsOf({ fault, rates, back, errors, ...found }: Outcome): string[] {
  const repeats = found.repeated.length > 0 ? ` / ${found.repeated.length}` : '';
  return [
    nameOf(fault),
    [rates.before, rates.during, rates.after].map((rate) => rate.toFixed(0)).join(', '),
    `${back.toFixed(1)} s`,
    [...errors].map(([word, count]) => `${word} × ${count}`).join('; ') || 'nothing else',
    String(found.lost.length),
    `${found.duplicated.length}${repeats}`,
    String(found.partial.length),
  ];
}
