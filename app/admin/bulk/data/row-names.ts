import { applicationPath } from '../../../../domain/applications/application-path.ts';
import type { BulkTarget } from '../../../../domain/bulk/bulk-action.ts';
import type { Language } from '../../../../domain/language.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';

type Names = [id: string, name: string][];

const paths: Record<Exclude<BulkTarget, 'applications'>, string> = {
  people: 'applicants',
  freelancers: 'applicants',
  readers: 'applicants',
  jobs: 'jobs/edit',
  clients: 'clients',
  leads: 'waiting-list',
  articles: 'blog/edit',
  users: 'users',
  mails: 'outbox',
};

/** Returns the page of a row of a bulk action. */
export const hrefOfRow = (target: BulkTarget, id: string): string =>
  target === 'applications' ? applicationPath(id) : `/admin/${paths[target]}/${id}`;

/** Reads the names of rows of a bulk action. A row that has been deleted has no name. */
export async function readNames(
  client: BrowserClient,
  target: BulkTarget,
  ids: string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  return new Map(await readNamesOf[target](client, ids, language));
}

type ReadNames = (client: BrowserClient, ids: string[], language: Language) => Promise<Names>;

const readPeople: ReadNames = async (client, ids) => {
  const rows = await unwrap(client.from('people').select('id, full_name').in('id', ids));
  return rows.map(({ id, full_name: name }) => [id, name ?? '']);
};

const readTitles =
  (table: 'jobs' | 'articles'): ReadNames =>
  async (client, ids, language) => {
    const rows = await unwrap(client.from(table).select('id, title').in('id', ids));
    return rows.map(({ id, title }) => [id, title[language] ?? title.en ?? title.sv ?? '']);
  };

const readNamesOf: Record<BulkTarget, ReadNames> = {
  people: readPeople,
  freelancers: readPeople,
  readers: readPeople,
  jobs: readTitles('jobs'),
  articles: readTitles('articles'),
  applications: async (client, ids) => {
    const rows = await unwrap(
      client.from('applications').select('id, person:people(full_name)').in('id', ids),
    );
    return rows.map(({ id, person }) => [id, person?.full_name ?? '']);
  },
  clients: async (client, ids) => {
    const rows = await unwrap(client.from('clients').select('id, name').in('id', ids));
    return rows.map(({ id, name }) => [id, name]);
  },
  leads: async (client, ids) => {
    const rows = await unwrap(
      client.from('lead_list').select('id, company, full_name').in('id', ids),
    );
    return rows.map(({ id, company, full_name: name }) => [id ?? '', company || name || '']);
  },
  users: async (client, ids) => {
    const rows = await unwrap(
      client.from('staff_profiles').select('user_id, name').in('user_id', ids),
    );
    return rows.map(({ user_id: id, name }) => [id, name]);
  },
  mails: async (client, ids) => {
    const rows = await unwrap(client.from('outbox').select('id, subject, to_email').in('id', ids));
    return rows.map(({ id, subject, to_email: to }) => [id, subject ? `${subject}, ${to}` : to]);
  },
};
