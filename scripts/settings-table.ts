import { readFileSync, writeFileSync } from 'node:fs';
import { metaOf, type SettingName, settings } from '../server/boot/settings.ts';

// Generates the settings in docs/settings.md and compose.yaml from their schema. With --check it writes nothing, and fails
// if a file is out of date.

type GeneratedSection = { file: string; begin: string; end: string; text: string };

const names = Object.keys(settings.shape) as SettingName[];
/** The headings in docs/settings.md, each by the first setting below it. */
const headings: Partial<Record<SettingName, string>> = {
  PORT: 'Web server',
  DATA_DIR: 'Data',
  DEMO_CONTENT: 'First start',
  SITE_NAME: 'The agency',
  SMTP_URL: 'Mail',
  SMS_URL: 'Text messages',
  LINKEDIN_CLIENT_ID: 'Sign-in with LinkedIn',
  S3_BUCKET: 'Files in a bucket',
  BACKUP_S3_ENDPOINT: 'Backups in a bucket',
  REST_SCHEMAS: 'Data API and realtime',
  METRICS_TOKEN: 'Monitoring',
  CDN_MAX_AGE: 'CDN or caching proxy',
  AUTH_JWT_SECRET: 'Keys',
  AUTH_SIGNUP: 'Accounts',
  AUTH_PASSWORD_MIN_LENGTH: 'Passwords',
  AUTH_ACCESS_TOKEN_LIFETIME: 'Sessions',
  AUTH_CODE_LENGTH: 'Codes, links, mail and text messages about accounts',
  AUTH_LIMIT_TOKEN: 'Limits',
};
const tableHeader = '| Setting | What it is for | Default | Allowed |\n|---|---|---|---|';
const isCheck = process.argv.includes('--check');

const sections: GeneratedSection[] = [
  {
    file: 'docs/settings.md',
    begin: '<!-- settings: written by `npm run docs` -->\n',
    end: '<!-- /settings -->',
    text: `\n${tables()}\n\n`,
  },
  {
    file: 'compose.yaml',
    begin: '  # settings: written by `npm run docs`\n',
    end: '  # /settings',
    text: names.map((name) => `  ${name}:\n`).join(''),
  },
];

for (const { file, begin, end, text } of sections) {
  const present = readFileSync(file, 'utf8');
  const [before, rest] = present.split(begin);
  const after = rest?.split(end)[1];
  if (rest === undefined || after === undefined)
    throw new Error(`${file} lacks a line around its settings`);
  const updated = `${before}${begin}${text}${end}${after}`;
  if (!isCheck) writeFileSync(file, updated);
  else if (updated !== present) {
    console.error(`The settings in ${file} are out of date: npm run docs`);
    process.exitCode = 1;
  }
}

function tables(): string {
  return names
    .map((name) => {
      const title = headings[name];
      const heading = title ? [`## ${title}\n`, tableHeader].join('\n') : undefined;
      return [heading, row(name)].filter(Boolean).join('\n');
    })
    .join('\n')
    .replaceAll('\n## ', '\n\n## ');
}

function row(name: SettingName): string {
  const { description, allowed } = metaOf(name);
  return `| \`${name}\` | ${description} | ${defaultOf(name)} | ${allowed} |`;
}

function defaultOf(name: SettingName): string {
  const value = settings.shape[name].safeParse(undefined).data;
  const text = String(value ?? '');
  return text && `\`${text}\``;
}
