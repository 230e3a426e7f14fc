import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';

// The results file has a section per part; a part that is measured anew replaces its own.

export type Section = { title: string; about: string; versions: string[]; table: Table };
export type Table = { head: string[]; rows: string[][] };

const file = join(import.meta.dirname, 'results.md');
const opening = '# What was measured\n\n`npm run bench -- NAME` measures a part anew.\n';

export function writeSection(name: string, section: Section): void {
  const [, ...old] = existsSync(file) ? readFileSync(file, 'utf8').split(/^(?=## )/m) : [];
  const sections = new Map(old.map((text) => [/^## ([^:\s]+)/.exec(text)?.[1] ?? '', text.trim()]));
  sections.set(name, render(name, section));
  writeFileSync(file, `${[opening, ...sections.values()].join('\n').replace(/\n*$/, '')}\n`);
}

export function printTable({ head, rows }: Table): void {
  console.table(
    rows.map((row) => Object.fromEntries(head.map((title, index) => [title, row[index]]))),
  );
}

function render(name: string, { title, about, versions, table }: Section): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    `## ${name}: ${title}`,
    about,
    [`Machine: ${machine()}`, `Node ${process.versions.node}`, ...versions].join(' · '),
    [line(table.head), line(table.head.map(() => '---')), ...table.rows.map(line)].join('\n'),
    '',
  ].join('\n\n');
}

function machine(): string {
  const model = cpus()[0]?.model.trim();
  const named = model && model !== 'unknown' ? ` (${model})` : '';
  return `${process.platform} ${process.arch}, ${availableParallelism()} cores${named}`;
}
