import type pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Actor, actAs, cast, violasPerson } from '../fixtures/cast.ts';
import { prepareCastDatabase } from '../fixtures/cast-database.ts';
import { ownColumns, type Writable, writableColumns } from './writable-columns.ts';

const database = prepareCastDatabase();

async function readGrants(role: string): Promise<Writable[]> {
  const { rows } = await database.client.query<Writable>(
    `select c.relname as table, v.verb, array_agg(a.attname::text order by a.attname) as columns
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     cross join (values ('insert'), ('update')) as v (verb)
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
       and has_column_privilege($1, c.oid, a.attnum, v.verb)
     group by 1, 2 order by 1, 2`,
    [role],
  );
  return rows;
}

test('signed-in accounts write the listed columns and no others', async () => {
  const expected = writableColumns.map((entry) => ({
    ...entry,
    columns: [...entry.columns].sort(),
  }));
  expect(await readGrants('authenticated')).toEqual(expected);
});

test('anonymous clients write no column of any table', async () => {
  expect(await readGrants('anon')).toEqual([]);
});

describe('in rows of their own', () => {
  beforeAll(() =>
    database.client.query(`insert into candidates (person_id) values ('${violasPerson}');
      insert into freelancers (person_id) values ('${violasPerson}')`),
  );

  const owner = (table: string): [Actor, string, string] => {
    if (table === 'staff_profiles') return ['recruiter', 'user_id', cast.rasmus.id];
    return ['account', table === 'people' ? 'id' : 'person_id', violasPerson];
  };

  /** A value of the column's type that differs from what the new rows hold. */
  const others: Record<string, string> = {
    email: `'other@example.com'`,
    phone: `'+46701234567'`,
    linkedin_url: `'https://linkedin.example/x'`,
    portfolio_url: `'https://portfolio.example'`,
    language: `'sv'`,
    state: `'paused'`,
    seniority: `'senior'`,
    years_of_experience: '3',
    fields: `'{tech}'`,
    employment_types: `'{contract}'`,
    skills: `'{SQL}'`,
    locations: `'{Lund}'`,
    remote: `'remote'`,
    available_from: `'2030-01-01'`,
    wants_alerts: 'false',
    day_rate: '9000',
    currency: `'EUR'`,
    role: `'admin'`,
    is_public: 'true',
    bio: `'{"en": "Other"}'`,
  };

  const listed = ownColumns.flatMap(({ table, columns }) =>
    (
      writableColumns.find((entry) => entry.table === table && entry.verb === 'update')?.columns ??
      []
    ).map((column) => [table, column, columns.includes(column)] as const),
  );

  test.each(listed)('%s.%s: %s', async (table, column, isAllowed) => {
    const [actor, key, id] = owner(table);
    const value = table === 'staff_profiles' && column === 'state' ? `'disabled'` : others[column];
    const update = actAs(database.client, actor, () =>
      database.client.query(
        `update public.${table} set ${column} = ${value ?? `'Other'`} where ${key} = $1`,
        [id],
      ),
    );
    if (isAllowed) expect((await update).rowCount).toBe(1);
    else
      await expect(update).rejects.toMatchObject({
        code: '42501',
      } satisfies Partial<pg.DatabaseError>);
  });
});

test.each([
  ['people', `user_id = '${cast.pelle.id}'`],
  ['people', `linkedin_sub = 'x'`],
  ['people', `last_activity_at = now()`],
  ['applications', 'imported = true'],
  ['applications', `decided_by = '${cast.astrid.id}'`],
  ['applications', `decided_at = now()`],
  ['applications', `created_at = now()`],
  ['applications', 'rating = 5'],
  ['applications', 'owed_answer_since = null'],
  ['applications', `person_id = '${violasPerson}'`],
  ['candidates', `consent_expires_at = now() + interval '10 years'`],
  ['documents', `person_id = '${violasPerson}'`],
  ['documents', `extracted_text = 'x'`],
])('not even administrators set %s.%s', async (table, change) => {
  for (const actor of ['recruiter', 'admin'] as const) {
    await expect(
      actAs(database.client, actor, () =>
        database.client.query(`update public.${table} set ${change}`),
      ),
    ).rejects.toMatchObject({ code: '42501' });
  }
});
