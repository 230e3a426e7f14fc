import { randomBytes } from 'node:crypto';
import { hashToken } from '../../../../server/email/person-links.ts';
import { withClient } from '../../../../server/postgres/with-client.ts';
import { applicationForm } from '../../../fixtures/applications.ts';
import { cast, insertContact, kajsa } from '../../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

/** A functions server with Kajsa, contact of the client of a seeded job, and a shortlist for that client. */
export function preparePortal() {
  const { server, rows } = prepareFunctionsServer({ withQuestions: false });

  const callAs = async (sub: string, name: string, body: object) => {
    const token = await server.keys.sign({ sub, role: 'authenticated', aal: 'aal1' }, 60);
    const response = await server.post(name, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, data: await response.json() };
  };

  async function getClientId(job: string): Promise<string> {
    const [foundRow] = await rows('select client_id from jobs where slug = $1', [job]);
    return foundRow?.client_id;
  }

  /** Applies for the job and is put on a new shortlist. */
  async function createShortlist(job: string, name: string) {
    const email = `${name.toLowerCase()}@people.example`;
    const form = applicationForm({ email, job, last_name: name, phone: undefined });
    await server.invoke('apply', form);
    const token = randomBytes(32).toString('base64url');
    const [link] = await rows(
      `insert into review_links (shared_at, job_id, token_hash, recipient_name, recipient_email, created_by)
       select now(), id, $2, 'Ines Ek', 'ines@company.example', $3 from jobs where slug = $1 returning id`,
      [job, hashToken(token), cast.rasmus.id],
    );
    const [item] = await rows(
      `insert into review_link_items (review_link_id, application_id)
       select $1, application.id from applications as application
       join people as person on person.id = application.person_id where person.email = $2 returning id, application_id`,
      [link?.id, email],
    );
    return {
      token,
      shortlist: link?.id as string,
      item: item?.id as string,
      application: item?.application_id as string,
    };
  }

  return {
    server,
    rows,
    callAs,
    getClientId,
    createShortlist,
    callAsContact: (body: object) => callAs(kajsa.id, 'portal-review', body),
    giveAccess: (clientId: string) =>
      withClient(server.databaseUrl, (client) => insertContact(client, clientId)),
  };
}
