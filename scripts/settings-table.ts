import { readFileSync, writeFileSync } from 'node:fs';
import { metaOf, type SettingName, settings } from '../server/settings.ts';

// Writes the settings from their schema into the README's table and into the list of compose.yaml; with --check only
// compares.

type Written = { file: string; begin: string; end: string; text: string };

const names = Object.keys(settings.shape) as SettingName[];
const isCheck = process.argv.includes('--check');

const parts: Written[] = [
  {
    file: 'README.md',
    begin: '<!-- settings: written by `npm run docs` -->\n',
    end: '<!-- /settings -->',
    text: `\n${table()}\n\n`,
  },
  {
    file: 'compose.yaml',
    begin: '  # settings: written by `npm run docs`\n',
    end: '  # /settings',
    text: names.map((name) => `  ${name}:\n`).join(''),
  },
];

for (const { file, begin, end, text } of parts) {
  const present = readFileSync(file, 'utf8');
  const [before, rest] = present.split(begin);
  const after = rest?.split(end)[1];
  if (rest === undefined || after === undefined) throw new Error(`${file} has lost its marks`);
  const written = `${before}${begin}${text}${end}${after}`;
  if (!isCheck) writeFileSync(file, written);
  else if (written !== present) {
    console.error(`The settings in ${file} are out of date: npm run docs`);
    process.exitCode = 1;
  }
}

function table(): string {
  const rows = names.map((name) => {
    const { description, allowed } = metaOf(name);
    return `| \`${name}\` | ${description} | ${defaultOf(name)} | ${allowed} |`;
  });
  return ['| Setting | What it is for | Default | Allowed |', '|---|---|---|---|', ...rows].join(
    '\n',
  );
}

function defaultOf(name: SettingName): string {
  const value = settings.shape[name].safeParse(undefined).data;
  return value === undefined ? '' : `\`${Array.isArray(value) ? value.join(',') : value}\``;
}
