import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import routes from '../../app/routes.ts';
import { mintPersonLink } from '../../server/email/person-links.ts';
import { createKeys } from '../../server/jwt/jwt.ts';
import { createDatabase, type Database } from '../../server/postgres/database.ts';
import type { AnyRow } from '../fixtures/any-row.ts';
import { cloneDatabase } from '../fixtures/database.ts';
import {
  type IdentityProvider,
  startIdentityProvider,
} from '../fixtures/identity-provider/identity-provider.ts';
import { removeFolder } from '../fixtures/remove-folder.ts';
import { unknownToken } from '../fixtures/unknown-token.ts';
import { freePort, killAll, type Product, startProduct, stopProduct } from '../process/product.ts';
import { type Actor, type Header, markers } from './call.ts';
import type { KnownValues } from './from-schema.ts';
import { type Routine, readRoutines, readTables, type Table } from './tables.ts';

// Starts the product with demo content and a few people whose data contains a marker.

export type Target = {
  port: number;
  product: Product;
  database: Database;
  /** The provider of `linkedin_oidc`. */
  identityProvider: IdentityProvider;
  tokens: Record<Actor, string>;
  apikey: string;
  known: KnownValues;
  /** The link to Ada's own page. */
  adasLink: string;
  /** Accounts that no request uses. */
  spareUsers: string[];
  tables: Table[];
  routines: Routine[];
  slugs: string[];
  /** Objects in storage, with their bucket. */
  objects: string[];
  /** Patterns of all pages. */
  routes: string[];
  memory: () => Promise<number>;
  stop: () => Promise<void>;
};

const metricsToken = 'for the eyes of the tests alone';
const many = '100000';
const password = 'correct horse battery staple';

export async function openTarget(environment: Record<string, string> = {}): Promise<Target> {
  const clone = await cloneDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'alpaca-fuzz-'));
  const port = await freePort();
  const member = { sub: 'member', given_name: 'Ada', family_name: 'Fuzz' };
  const identityProvider = await startIdentityProvider([member]);
  identityProvider.acceptRedirect(`http://localhost:${port}/auth/v1/callback`);
  const product = await startProduct({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: clone.url,
    TRUST_PROXY: '1',
    METRICS_TOKEN: metricsToken,
    LINKEDIN_CLIENT_ID: identityProvider.clientId,
    LINKEDIN_CLIENT_SECRET: identityProvider.clientSecret,
    LINKEDIN_ISSUER: identityProvider.issuer,
    AUTH_ANONYMOUS: 'true',
    AUTH_MANUAL_LINKING: 'true',
    REST_TX_OVERRIDE: 'true',
    ...Object.fromEntries(
      ['TOKEN', 'VERIFY', 'MAIL', 'FACTOR', 'FAILURES', 'FAILURES_PER_ACCOUNT'].map((name) => [
        `AUTH_LIMIT_${name}`,
        many,
      ]),
    ),
    AUTH_LIMIT_ANONYMOUS_PER_HOUR: many,
    AUTH_MAILS_PER_VISITOR: many,
    AUTH_MAILS_PER_HOUR: many,
    FORM_MAILS_PER_HOUR: many,
    AUTH_MAIL_INTERVAL: '0',
    SMS_TEST_OTP: '46700000001=123456',
    AUTH_SMS_PER_NUMBER: '1000',
    AUTH_SMS_PER_VISITOR: many,
    AUTH_SMS_PER_DAY: many,
    AUTH_SMS_INTERVAL: '0',
    ...environment,
  });
  const database = createDatabase({ connectionString: clone.url });
  const keys = await createKeys({ database });
  const people = await createPeople(product.url, keys.serviceKey, database);
  return {
    port,
    product,
    database,
    identityProvider,
    apikey: keys.anonKey,
    ...people,
    tokens: { anon: keys.anonKey, link: keys.anonKey, service: keys.serviceKey, ...people.tokens },
    tables: await readTables(database),
    routines: await readRoutines(database),
    slugs: await textsOf(database, 'select slug from jobs union all select slug from articles'),
    objects: await textsOf(
      database,
      `select bucket_id || '/' || name from storage.objects limit 6`,
    ),
    routes: pathsOf(routes),
    memory: () => readMemory(product.url),
    async stop() {
      await database.close();
      const code = await stopProduct(product);
      await killAll();
      await identityProvider.stop();
      await clone.drop();
      await removeFolder(folder);
      if (code !== 0) throw new Error(`The product ended with ${code}:\n${product.output()}`);
    },
  };
}

/** Headers of every request of this actor. Each request has another IP address, so that no limit applies. */
export function headersOf({ apikey, tokens }: Target, actor: Actor, turn: number): Header[] {
  const address = [10, turn >> 16, turn >> 8, turn].map((part) => part & 255).join('.');
  return [
    ['host', 'localhost'],
    ['apikey', apikey],
    ['authorization', `Bearer ${tokens[actor]}`],
    ['x-forwarded-for', address],
  ];
}

async function createPeople(url: string, serviceKey: string, database: Database) {
  const post = async (path: string, body: object) => {
    const headers = { apikey: serviceKey, authorization: `Bearer ${serviceKey}` };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${url}/auth/v1${path}`, init);
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };
  const account = async (name: string, mark = '') => {
    const email = `${name}@example.com`;
    const user_metadata = { note: mark };
    const user = { email, password, email_confirm: true, user_metadata };
    const { id } = await post('/admin/users', user);
    const { access_token } = await post('/token?grant_type=password', { email, password });
    return { id, token: String(access_token), email };
  };
  const accountWithPerson = async (name: 'ada' | 'bo') => {
    const { id, token, email } = await account(name, markers[name]);
    return { token, personId: await insertPerson(database, name, markers[name], email, id) };
  };
  const colleague = async (name: string, role: string | null, state = 'active') => {
    const { id, token, email } = await account(name);
    await database.query(
      'insert into staff_profiles (user_id, name, email, role, state) values ($1, $2, $3, $4, $5)',
      [id, name, email, role, state],
    );
    return token;
  };

  const [ada, bo] = [await accountWithPerson('ada'), await accountWithPerson('bo')];
  const spare = await account('spare');
  const nobody = await insertPerson(database, 'nobody', markers.nobody, 'nobody@example.com');
  const loose = await insertPerson(database, 'loose', '', 'loose@example.com');
  await database.query(
    `insert into outbox (template_key, cause, language, to_email, variables)
     select key, 'test', 'en', 'nobody@example.com', jsonb_build_object('note', $1::text) from email_templates limit 1`,
    [markers.nobody],
  );
  const looseLink = await link(database, loose, 'loose@example.com');
  const ids = await textsOf(
    database,
    `(select id::text from applications limit 4) union all (select id::text from jobs limit 4)
     union all (select id::text from people where headline is distinct from $1 limit 4)
     union all (select id::text from outbox limit 2)`,
    [markers.nobody],
  );
  const unknown = '5a0c58e8-31f2-4d0b-9a2d-2d4f5f0f8a11';
  return {
    tokens: {
      ada: ada.token,
      bo: bo.token,
      pending: await colleague('pending', null, 'pending'),
      editor: await colleague('editor', 'editor'),
      recruiter: await colleague('recruiter', 'recruiter'),
      admin: await colleague('admin', 'admin'),
    },
    adasLink: await link(database, ada.personId, 'ada@example.com'),
    spareUsers: [spare.id, unknown],
    known: {
      uuid: [...ids.filter((id) => ![ada.personId, bo.personId, nobody].includes(id)), unknown],
      token: [looseLink, unknownToken],
      email: ['loose@example.com', 'new@example.com', 'ada@example.com'],
    } satisfies KnownValues,
  };
}

async function insertPerson(
  database: Database,
  name: string,
  headline: string,
  email: string,
  userId?: string,
): Promise<string> {
  const { rows } = await database.query<AnyRow>(
    `insert into people (first_name, last_name, email, headline, user_id)
     values ($1, 'Example', $2, $3, $4) returning id`,
    [name, email, headline, userId],
  );
  return rows[0].id;
}

async function textsOf(database: Database, text: string, values: unknown[] = []) {
  const { rows } = await database.query<AnyRow>(text, values);
  return rows.map((row) => String(Object.values(row)[0]));
}

async function readMemory(url: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  return Number(/^alpaca_process_resident_bytes (\d+)/m.exec(text)?.[1]);
}

type RouteNode = { path?: string | undefined; children?: RouteNode[] | undefined };

function pathsOf(places: RouteNode[]): string[] {
  return places.flatMap(({ path, children = [] }) => [
    ...(children.length === 0 ? [path ?? ''] : []),
    ...pathsOf(children),
  ]);
}

/** The token of a person's page, as a mail to them would contain it. */
async function link(database: Database, personId: string, mailbox: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const works = await mintPersonLink(database.query, {
    personId,
    purpose: 'person',
    mailbox,
    token,
  });
  if (!works) throw new Error(`${mailbox} is no address of that person`);
  return token;
}
