import { beforeAll } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { preparePortal } from './prepare-portal.ts';

/** Contacts of a client, who get access to the portal. */
export function prepareAccess() {
  const portal = {} as { client: string };
  const { server, rows, getClientId } = preparePortal();

  beforeAll(async () => {
    portal.client = await getClientId('hygglo-fullstack-developer');
    await rows('update client_details set owner_id = $2 where client_id = $1', [
      portal.client,
      cast.rasmus.id,
    ]);
  });

  async function createContact(email: string | null, language = 'sv'): Promise<string> {
    const [person] = await rows(
      `insert into people (first_name, last_name, email, language) values ('Klara', 'Kund', $1, $2)
     on conflict (email) where merged_into is null and anonymised_at is null do update set first_name = 'Klara'
     returning id`,
      [email, language],
    );
    await rows('insert into client_contacts (client_id, person_id) values ($1, $2)', [
      portal.client,
      person?.id,
    ]);
    return person?.id;
  }

  /** Gives access for the address on file. */
  const give = async (person_id: string, as: 'rasmus' | 'astrid' = 'rasmus') => {
    const [person] = await rows('select email from people where id = $1', [person_id]);
    const access = {
      client_id: portal.client,
      person_id,
      email: person?.email ?? 'none@client.example',
    };
    return server.invoke('give-portal-access', access, { as });
  };
  const askForCode = (email: string) =>
    server.invoke('send-portal-code', { email, language: 'sv' });
  const countAccounts = (email: string) => rows('select from auth.users where email = $1', [email]);

  return { portal, server, rows, createContact, give, askForCode, countAccounts };
}
