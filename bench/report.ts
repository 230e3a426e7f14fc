import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';

// The results file starts with the targets and has a section per part. A new measurement of a part
// replaces its section and its rows among the targets.

export type Section = {
  title: string;
  about: string;
  versions: string[];
  table: Table;
  targets?: Target[];
};
type Table = { head: string[]; rows: string[][] };
export type Target = { what: string; aim: string; measured: string; met: boolean; why?: string };

const file = join(import.meta.dirname, 'results.md');
const order =
  'pages interaction site start data auth storage realtime notify admin million bulk imports growth invalidation abuse'.split(
    ' ',
  );
const heads = ['part', 'what', 'aim', 'measured', 'met'];
const opening = `# What was measured

\`npm run bench\` measures all parts, \`npm run bench -- NAME\` one of them. A part replaces its own section here and its own rows among the targets.

How to read it: each figure stands beside that of a peer, taken in the same minutes on the same machine. The contestants take short turns, so that whatever else the machine does hits them alike, and a ratio is formed within each round before the median of the rounds is taken. So trust the ratios; the absolute figures move with the machine. The server, PostgreSQL, the peer and whoever sends the requests share its cores. A bare server is a floor, not a choice: it does one thing, checks nothing and promises nothing.`;

export function writeSection(name: string, section: Section): void {
  const { targets, sections } = parse(existsSync(file) ? readFileSync(file, 'utf8') : '');
  sections.set(name, render(name, section));
  if (section.targets)
    targets.set(
      name,
      section.targets.map((target) => rowOf(name, target)),
    );
  const rows = inOrder(targets).flat();
  const parts = [opening, '## Targets', renderTable(heads, rows), ...inOrder(sections)];
  writeFileSync(file, `${parts.join('\n\n')}\n`);
}

export function printTable({ head, rows }: Table): void {
  console.table(
    rows.map((row) => Object.fromEntries(head.map((title, index) => [title, row[index]]))),
  );
}

function parse(text: string) {
  const targets = new Map<string, string[][]>();
  const sections = new Map<string, string>();
  for (const section of text.split(/^(?=## )/m).slice(1)) {
    const name = /^## ([^:\s]+)/.exec(section)?.[1] ?? '';
    if (name !== 'Targets') sections.set(name, section.trim());
    else {
      for (const row of section.matchAll(/^\| (.*) \|$/gm)) {
        const cells = (row[1] ?? '').split(' | ');
        const part = cells[0] ?? '';
        if (part === heads[0] || part === '---') continue;
        targets.set(part, [...(targets.get(part) ?? []), cells]);
      }
    }
  }
  return { targets, sections };
}

function inOrder<T>(parts: Map<string, T>): T[] {
  const positionOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...parts].toSorted(([a], [b]) => positionOf(a) - positionOf(b)).map(([, value]) => value);
}

const rowOf = (name: string, { what, aim, measured, met, why }: Target): string[] => [
  name,
  what,
  aim,
  measured,
  `${met ? 'yes' : 'no'}${why ? `: ${why}` : ''}`,
];

function render(name: string, { title, about, versions, table }: Section): string {
  return [
    `## ${name}: ${title}`,
    about,
    [`Machine: ${machine()}`, `Node ${process.versions.node}`, ...versions].join(' · '),
    renderTable(table.head, table.rows),
  ].join('\n\n');
}

function renderTable(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function machine(): string {
  const model = cpus()[0]?.model.trim();
  const named = model && model !== 'unknown' ? ` (${model})` : '';
  return `${process.platform} ${process.arch}, ${availableParallelism()} cores${named}`;
}
