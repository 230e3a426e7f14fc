import { beforeAll, beforeEach } from 'vitest';
import { cast, insertContact, kajsa, kajsasPerson } from '../../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../../fixtures/cast-database.ts';
import { prepareClients } from '../prepare-client.ts';

/** Two clients, and a contact of the first one. */
export function preparePortal() {
  const clients = {} as { own: string; other: string };
  const database = prepareCastDatabase();
  const { query, as, addClient, addPlan, day } = prepareClients(database);

  beforeAll(async () => {
    clients.own = await addClient('Ullverket');
    clients.other = await addClient('Fjärilshuset', cast.astrid.id);
    for (const client of [clients.own, clients.other]) {
      await query(
        `insert into public.jobs (slug, client_id, field, title, state)
       values ($2, $1, 'tech', '{"en": "Weaver"}', 'open')`,
        [client, `weaver-${client.slice(0, 8)}`],
      );
    }
  });

  beforeEach(async () => {
    await query('delete from public.client_contacts where person_id = $1', [kajsasPerson]);
    await query(
      'update public.people set email = $2, erase_after = null, first_name = $3 where id = $1',
      [kajsasPerson, kajsa.email, 'Kajsa'],
    );
    await insertContact(database.client, clients.own);
    await query('delete from public.portal_changes');
  });

  const portal = async (actor: Parameters<typeof as>[0] = 'contact') => {
    const [row] = await as(actor, 'select public.get_portal() as portal');
    return row.portal;
  };
  const companies = async () => {
    const shown = await portal();
    return shown ? shown.companies.map(({ name }: { name: string }) => name) : null;
  };

  return { clients, database, query, as, addClient, addPlan, day, portal, companies };
}
