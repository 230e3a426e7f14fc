import { expect, test } from 'vitest';
import { cast } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';

const database = prepareCastDatabase();
const query = (sql: string, values: unknown[] = []) => database.client.query(sql, values);

// When a colleague is deleted, the shared views pass to an administrator (`private.hand_over_shared_views`). A name that
// the administrator has already used gets part of the view's id.

test('the shared views of a deleted colleague pass to an administrator, and the private ones are deleted', async () => {
  const { astrid, rasmus } = cast;
  await query(
    `insert into public.saved_views (user_id, screen, name, query, is_shared) values
       ($1, 'jobs', 'Open', 'state=open', false),
       ($2, 'jobs', 'Open', 'state=open', true),
       ($2, 'jobs', 'Mine', 'owner=me', false),
       ($2, 'candidates', 'Designers', 'fields=creative', true)`,
    [astrid.id, rasmus.id],
  );
  await query('delete from auth.users where id = $1', [rasmus.id]);
  const { rows } = await query(
    'select user_id, screen, name, is_shared from public.saved_views order by screen, name',
  );
  expect(rows).toEqual([
    { user_id: astrid.id, screen: 'candidates', name: 'Designers', is_shared: true },
    { user_id: astrid.id, screen: 'jobs', name: 'Open', is_shared: false },
    {
      user_id: astrid.id,
      screen: 'jobs',
      name: expect.stringMatching(/^Open [0-9a-f]{8}$/),
      is_shared: true,
    },
  ]);
});
