import { expect, test } from 'vitest';
import { preparePeople } from './prepare-people.ts';

const { query, as, createPerson } = preparePeople();

test('recruiters enter no request about somebody who awaits erasure', async () => {
  const person = await createPerson();
  const enter = () =>
    as(
      'recruiter',
      `insert into public.privacy_requests (person_id, kind) values ($1, 'objection')`,
      [person],
    );
  await enter();
  await query(`update public.people set erase_after = now() + interval '30 days' where id = $1`, [
    person,
  ]);
  await expect(enter()).rejects.toMatchObject({ code: '42501' });
});

/** Named by another row that is hidden with the person or the job. */
const byOtherRow = ['review_link_items.review_link_id'];

test('every policy by which staff insert names whom it leaves out', async () => {
  const matchingRows = await query(
    `select table_name || '.' || column_name as name
     from (
       select relation.oid, relation.relname as table_name, attribute.attname as column_name, (
         select string_agg(pg_get_expr(coalesce(policy.polwithcheck, policy.polqual), policy.polrelid), ' ')
         from pg_policy as policy where policy.polrelid = relation.oid and policy.polcmd in ('a', '*')
       ) as conditions
       from pg_constraint as reference
       join pg_class as relation on relation.oid = reference.conrelid
       join pg_class as target on target.oid = reference.confrelid
       join pg_attribute as attribute on attribute.attrelid = relation.oid and attribute.attnum = reference.conkey[1]
       where reference.contype = 'f' and cardinality(reference.conkey) = 1
         and relation.relnamespace = 'public'::regnamespace
         and target.relname in ('people', 'applications', 'jobs', 'review_links')
         and has_column_privilege('authenticated', relation.oid, attribute.attnum, 'insert')
     ) as columns
     where conditions !~ (column_name || ' IN [(] SELECT (private.hidden_|review_links)') or conditions is null
     order by 1`,
  );
  expect(matchingRows.map(({ name }) => name)).toEqual(byOtherRow);
});
