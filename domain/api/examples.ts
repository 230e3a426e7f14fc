/**
 * One call, from which the examples in both languages are written. Ids in capital letters are placeholders for ids of
 * the reader.
 */
export type ApiExample =
  | { verb: 'select'; table: string; columns: string[] }
  | { verb: 'insert'; table: string; body: object }
  | { verb: 'update'; table: string; body: object; filter: Record<string, string> }
  | { verb: 'delete'; table: string; filter: Record<string, string> }
  | { verb: 'download'; bucket: string; path: string }
  | { verb: 'call'; name: string; body: object };

const exampleLimit = 10;

/** The example as a command of curl, with the token in the variable TOKEN. */
export function renderCurl(example: ApiExample, url: string): string {
  const bearer = `-H "Authorization: Bearer $TOKEN"`;
  const json = (body: object) => [
    `-H "Content-Type: application/json"`,
    `-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`,
  ];
  const filtered = (filter: Record<string, string>) =>
    Object.entries(filter)
      .map(([name, value]) => `${name}=eq.${value}`)
      .join('&');
  const lines = (() => {
    if (example.verb === 'call')
      return [`"${url}/functions/v1/${example.name}"`, bearer, ...json(example.body)];
    if (example.verb === 'download')
      return [
        `"${url}/storage/v1/object/${example.bucket}/${example.path}"`,
        bearer,
        '--output cv.pdf',
      ];
    const path = `${url}/rest/v1/${example.table}`;
    if (example.verb === 'select')
      return [`"${path}?select=${example.columns.join(',')}&limit=${exampleLimit}"`, bearer];
    if (example.verb === 'insert') return [`"${path}"`, bearer, ...json(example.body)];
    const target = `"${path}?${filtered(example.filter)}"`;
    return example.verb === 'update'
      ? [`-X PATCH ${target}`, bearer, ...json(example.body)]
      : [`-X DELETE ${target}`, bearer];
  })();
  return `curl ${lines.join(' \\\n  ')}`;
}

const quote = (text: string) => `'${text}'`;

/** A value as people write it in a script. */
function text(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map(text).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const pairs = Object.entries(value).map(([name, part]) => `${name}: ${text(part)}`);
  return `{ ${pairs.join(', ')} }`;
}

/** The client that the examples use. */
export const renderClient = (
  url: string,
) => `import { createClient } from ${quote('@supabase/supabase-js')};

const supabase = createClient(${quote(url)}, process.env.TOKEN);`;

/** One page of rows with their related rows, and their number, on the client `supabase`. */
export const embedExample = `const { data, count, error } = await supabase.from(${quote('applications')})
  .select('id, stage, people(full_name, email), jobs(slug, clients(name))', { count: 'exact' })
  .in('stage', ['new', 'screening'])
  .order('created_at')
  .range(0, 99);`;

/** The example with supabase-js, on a client `supabase` that has the token as its key. */
export function renderSupabase(example: ApiExample): string {
  const filtered = (filter: Record<string, string>) =>
    Object.entries(filter)
      .map(([name, value]) => `.eq('${name}', '${value}')`)
      .join('');
  if (example.verb === 'call')
    return `const { data, error } = await supabase.functions.invoke('${example.name}', {\n  body: ${text(example.body)},\n});`;
  if (example.verb === 'download')
    return `const { data, error } = await supabase.storage.from(${quote(example.bucket)})\n  .download(${quote(example.path)});`;
  const table = `await supabase.from(${quote(example.table)})`;
  switch (example.verb) {
    case 'select':
      return `const { data, error } = ${table}\n  .select('${example.columns.join(', ')}')\n  .limit(${exampleLimit});`;
    case 'insert':
      return `const { error } = ${table}\n  .insert(${text(example.body)});`;
    case 'update':
      return `const { error } = ${table}\n  .update(${text(example.body)})\n  ${filtered(example.filter)};`;
    case 'delete':
      return `const { error } = ${table}\n  .delete()\n  ${filtered(example.filter)};`;
  }
}

type Written = {
  insert?: object;
  update?: object;
  /** The rows that are updated or deleted. */
  filter?: Record<string, string>;
};

/** Rows to write, for the examples of tables that can be written. */
export const writtenRows: Record<string, Written> = {
  jobs: {
    insert: {
      slug: 'site-engineer',
      field: 'tech',
      title: { en: 'Site engineer', sv: 'Platschef' },
    },
    update: { location: 'Umeå' },
    filter: { id: 'JOB_ID' },
  },
  job_questions: {
    insert: {
      job_id: 'JOB_ID',
      kind: 'yes_no',
      prompt: { en: 'Do you drive?', sv: 'Kör du bil?' },
    },
    update: { required: true },
    filter: { id: 'QUESTION_ID' },
  },
  job_salaries: {
    insert: { job_id: 'JOB_ID', minimum: 42000, maximum: 52000 },
    update: { maximum: 55000 },
    filter: { job_id: 'JOB_ID' },
  },
  applications: {
    insert: { job_id: 'JOB_ID', person_id: 'PERSON_ID', source: 'payroll' },
    update: { owner_id: 'STAFF_ID' },
    filter: { id: 'APPLICATION_ID' },
  },
  application_notes: { insert: { application_id: 'APPLICATION_ID', body: 'Test passed.' } },
  people: {
    insert: { first_name: 'Saga', last_name: 'Lind', email: 'saga.lind@people.example' },
    update: { phone: '+46701234567' },
    filter: { id: 'PERSON_ID' },
  },
  person_tags: {
    insert: { person_id: 'PERSON_ID', tag_id: 'TAG_ID' },
    filter: { person_id: 'PERSON_ID', tag_id: 'TAG_ID' },
  },
  clients: {
    insert: { name: 'Fjällbygg' },
    update: { location: 'Luleå' },
    filter: { id: 'CLIENT_ID' },
  },
  client_details: {
    update: { organisation_number: '556677-8899' },
    filter: { client_id: 'CLIENT_ID' },
  },
  client_contacts: {
    insert: { client_id: 'CLIENT_ID', person_id: 'PERSON_ID', title: 'HR manager' },
    update: { title: 'Head of HR' },
    filter: { client_id: 'CLIENT_ID', person_id: 'PERSON_ID' },
  },
  client_notes: {
    insert: { client_id: 'CLIENT_ID', kind: 'call', body: 'Wants two more people.' },
  },
};
