import { setTimeout as sleep } from 'node:timers/promises';
import { maxDrawingLength } from '../../../domain/content/logo-drawing.ts';
import { maxImportBytes, maxImportRows } from '../../../domain/imports/import.ts';
import type { AnyRow } from '../../fixtures/any-row.ts';
import type { Target } from '../../fuzz/target.ts';
import { type Case, multipart, ofForm, post } from './loop-requests.ts';

// Documents that the server renders, and drawings that it parses.

const drawing = (pump: string, end = '') =>
  post(
    '/functions/v1/save-logo-drawing',
    JSON.stringify({ svg: `<svg>${pump.repeat((maxDrawingLength - 100) / pump.length)}${end}` }),
    { as: 'editor' },
  );

const drawings: Case[] = [
  ['document types', drawing('<!DOCTYPE'), 422],
  ['elements', drawing('<g/>', '</svg>'), 422],
  ['allowed elements', drawing(`<g>${' '.repeat(40)}</g>`, '<path d="M0 0h9v9z"/></svg>'), 200],
  ['attributes', drawing('a="" '), 422],
].map(([name, run, expected]) => ({
  name: `the largest drawing of ${name}`,
  expected: Number(expected),
  run: run as Case['run'],
}));

const call = (name: string, body: object) =>
  post(`/functions/v1/${name}`, JSON.stringify(body), { as: 'admin' });

async function idOf(target: Target, select: string): Promise<string> {
  const { rows } = await target.database.query<AnyRow>(select);
  return String(rows[0]?.id);
}

const longestShortlist =
  'select review_link_id as id from review_link_items group by 1 order by count(*) desc limit 1';

/** Fills a shortlist with texts in which names, addresses and numbers are searched for. */
async function writeTexts(target: Target, link: string): Promise<void> {
  const applications =
    'select application_id as id from review_link_items where review_link_id = $1';
  await target.database.query(
    `insert into application_notes (application_id, body, is_for_client)
     select id, repeat('A a.a@a 0 ', 75), true from (${applications}) as shown, generate_series(1, 50)
     where not exists (select from application_notes where application_id = shown.id and body ~ '^A a')`,
    [link],
  );
  await target.database.query(
    `update documents set extraction = 'done', extracted_text = repeat('a.a@a-', 4000)
     where id in (select cv_document_id from applications where id in (${applications}))`,
    [link],
  );
}

const printed: Case[] = [
  {
    name: 'an invoice as PDF',
    expected: 200,
    run: async (target) => {
      await call('generate-invoices', { month: new Date().toISOString().slice(0, 7) })(target);
      const id = await idOf(target, `select id from invoices where state = 'draft' limit 1`);
      return call('invoice-pdf', { invoice_id: id })(target);
    },
  },
  {
    name: 'a presentation as PDF',
    expected: 200,
    run: async (target) => {
      const id = await idOf(target, longestShortlist);
      return call('export-presentation', { review_link_id: id, is_anonymous: false })(target);
    },
  },
  {
    name: 'a presentation without names as PDF',
    expected: 200,
    run: async (target) => {
      const id = await idOf(target, longestShortlist);
      await writeTexts(target, id);
      return call('export-presentation', { review_link_id: id, is_anonymous: true })(target);
    },
  },
];

const preview = (body: string) =>
  call('preview-mail', { template: 'application_received', language: 'en', body });

/** Both have as much text as a template may have; the second one is code only. */
const templates: Case[] = [
  {
    name: 'a mail template of as many variables as it may have',
    expected: 200,
    run: preview(`${'{{1}}'.repeat(599)}${'<b>x</b> '.repeat(1_880)}`),
  },
  {
    name: 'a mail template of nothing but variables',
    expected: 200,
    run: preview('{{1}}'.repeat(3_990)),
  },
  {
    name: 'a mail template of one long condition',
    expected: 200,
    run: preview(`{% if ${'1=='.repeat(6_600)}1 %}x{% endif %}`),
  },
];

/** A file of that many rows, as large as a file may be. */
function importOf(rows: number, columns: number): Case['run'] {
  const names = Array.from({ length: columns }, (_, at) => `Column ${at}`);
  const cell = 'x'.repeat(Math.floor((maxImportBytes * 0.98) / rows / columns) - 1);
  const line = `\n${names.map(() => cell).join()}`;
  const file = Buffer.from(names.join() + line.repeat(rows));
  return post('/functions/v1/upload-import', multipart(0, file, { target: 'people' }, 'file'), {
    as: 'admin',
    type: ofForm,
  });
}

/** Checks a file of the longest rows, all of whose columns are mapped to one field. */
const checkOf =
  (field: string, text: string): Case['run'] =>
  async (target) => {
    const names = Array.from({ length: 200 }, (_, at) => `Column ${at}`);
    const cell = text.repeat(9_900 / text.length);
    const line = ['Ada Lind', ...names.slice(1).map(() => cell)].join('\t');
    const file = Buffer.from([names.join('\t'), line, line, line].join('\n'));
    const upload = post(
      '/functions/v1/upload-import',
      multipart(0, file, { target: 'people' }, 'file'),
      { as: 'admin', type: ofForm, headers: [['idempotency-key', crypto.randomUUID()]] },
    );
    await upload(target);
    const id = await idOf(target, 'select id from imports order by created_at desc limit 1');
    const mapping = ['full_name', ...names.slice(1).map(() => field)];
    const status = await call('check-import', { import_id: id, mapping })(target);
    const isChecking = `select count(*) as id from imports where state = 'checking'`;
    while ((await idOf(target, isChecking)) !== '0') await sleep(50);
    return status;
  };

const checks: Case[] = [
  ['tags', 'a,'],
  ['location', 'a '],
  ['person_notes', 'a '],
].map(([field = '', text = '']) => ({
  name: `the check of the longest rows of ${field}`,
  expected: 200,
  run: checkOf(field, text),
}));

const imports: Case[] = [
  { name: 'the largest import of long rows', expected: 200, run: importOf(400, 200) },
  { name: 'the largest import of many rows', expected: 200, run: importOf(maxImportRows, 30) },
];

export const documents: Case[] = [...drawings, ...printed, ...templates, ...imports, ...checks];
