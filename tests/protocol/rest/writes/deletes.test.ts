import { beforeAll, expect, it } from 'vitest';
import { deleteApplicationNote } from '../../../../app/admin/applications/data/notes.ts';
import { deleteBookingLink } from '../../../../app/admin/booking-links/data.ts';
import { removeContact } from '../../../../app/admin/clients/data/contacts.ts';
import { deleteDocument } from '../../../../app/admin/clients/data/documents.ts';
import { deleteClientNote } from '../../../../app/admin/clients/data/notes.ts';
import { deleteView } from '../../../../app/admin/kit/list/data/saved-views.ts';
import { unmakeClient } from '../../../../app/admin/leads/data.ts';
import type { BrowserClient } from '../../../../app/backend/browser-client.ts';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import { actors, cast } from '../../../fixtures/cast.ts';
import { serveWorld } from '../world.ts';

// Row-level security hides a row that the user may not delete: the screen must not report a success.

const world = serveWorld();

beforeAll(async () => {
  for (const { id, name, email, role } of [cast.astrid, cast.rasmus]) {
    await world.database.query(
      `with account as (insert into auth.users (id, email) values ($1, $3) returning id)
       insert into public.staff_profiles (user_id, name, email, role, state)
       select id, $2, $3, $4::public.staff_role, 'active' from account`,
      [id, name, email, role],
    );
  }
});

const connectAs = async (actor: 'recruiter' | 'admin') =>
  world.client(await world.keys.sign({ ...actors[actor] }, 60)) as unknown as BrowserClient;

const notAllowed = { code: '42501', message: 'not_allowed' };

it('the view of a colleague stays, and the delete is rejected', async () => {
  const { rows } = await world.database.query<AnyRow>(
    `insert into public.saved_views (user_id, screen, name, query, is_shared)
     values ($1, 'jobs', 'Open jobs', '?state=open', true) returning id`,
    [cast.astrid.id],
  );
  const id = String(rows[0]?.id);
  await expect(deleteView(await connectAs('recruiter'), id)).rejects.toMatchObject(notAllowed);
  const countViews = 'select from public.saved_views where id = $1';
  expect((await world.database.query(countViews, [id])).rowCount).toBe(1);
  await deleteView(await connectAs('admin'), id);
  expect((await world.database.query(countViews, [id])).rowCount).toBe(0);
});

const unknown = '00000000-0000-4000-a000-000000000000';
const lead = { id: unknown, person_id: unknown };

it.each<[string, (client: BrowserClient) => Promise<void>]>([
  ['note about an application', (client) => deleteApplicationNote(client, unknown)],
  ['note about a client', (client) => deleteClientNote(client, unknown)],
  ['document', (client) => deleteDocument(client, unknown, 'contract.pdf')],
  ['contact', (client) => removeContact(client, unknown, unknown)],
  ['booking link', (client) => deleteBookingLink(client, unknown)],
  [
    'client made of a lead',
    (client) =>
      unmakeClient(client, lead, { client_id: unknown, is_new_client: true, is_new_contact: true }),
  ],
  [
    'contact made of a lead',
    (client) =>
      unmakeClient(client, lead, {
        client_id: unknown,
        is_new_client: false,
        is_new_contact: true,
      }),
  ],
])('deleting a %s that no longer exists is an error', async (_, run) => {
  await expect(run(await connectAs('recruiter'))).rejects.toMatchObject(notAllowed);
});
