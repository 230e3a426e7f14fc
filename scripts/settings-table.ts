import { readFileSync, writeFileSync } from 'node:fs';
import { metaOf, type SettingName, settings } from '../server/settings.ts';

// Writes the README's table of settings from their schema; with --check only compares.

const begin = '<!-- settings: written by `npm run docs` -->\n';
const end = '<!-- /settings -->';

const readme = readFileSync('README.md', 'utf8');
const [before, rest] = readme.split(begin);
const after = rest?.split(end)[1];
if (rest === undefined || after === undefined) throw new Error('README.md has lost its marks');

const written = `${before}${begin}\n${table()}\n\n${end}${after}`;
if (process.argv.includes('--check')) {
  if (written !== readme) {
    console.error('The settings in README.md are out of date: npm run docs');
    process.exit(1);
  }
} else {
  writeFileSync('README.md', written);
}

function table(): string {
  const names = Object.keys(settings.shape) as SettingName[];
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
