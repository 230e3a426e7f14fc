import { beforeAll, beforeEach } from 'vitest';
import { withClient } from '../../../../server/postgres/with-client.ts';
import { insertContact, kajsa, kajsasPerson } from '../../../fixtures/cast.ts';
import { prepareInvoices } from '../invoices/prepare-invoices.ts';

/** Two clients with a plan, and a contact of the first one who sees its billing. */
export function prepareBilling() {
  const billing = {} as { ownClient: string; otherClient: string; days: string[] };
  const { server, rows, call, addClient, addPlan, generate, invoicesOf, sendMonth } =
    prepareInvoices();

  beforeAll(async () => {
    billing.ownClient = await addClient();
    billing.otherClient = await addClient();
    for (const client of [billing.ownClient, billing.otherClient]) await addPlan(client);
    const offsets = [1, 5, 10, 12, 120];
    const [foundRow] = await rows(
      `select array(select (private.stockholm_today() + day)::text from unnest($1::integer[]) as day) as days`,
      [offsets],
    );
    billing.days = foundRow?.days;
  });

  beforeEach(async () => {
    await rows('delete from client_pause_requests');
    await rows('delete from client_plan_pauses');
    await rows('delete from client_contacts');
    await withClient(server.databaseUrl, (client) => insertContact(client, billing.ownClient));
    await rows(`update client_portal_access set sees_billing = true`);
    await rows(`update people set language = 'sv' where id = $1`, [kajsasPerson]);
  });

  async function callAs(sub: string | undefined, name: string, body: object, key?: string) {
    const token = sub && (await server.keys.sign({ sub, role: 'authenticated', aal: 'aal1' }, 60));
    const response = await server.post(name, {
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      data: isJson ? await response.json() : await response.blob(),
    };
  }

  const asContact = (name: string, body: object, key?: string) => callAs(kajsa.id, name, body, key);
  const request = (fields: object = {}) => ({
    action: 'ask',
    client_id: billing.ownClient,
    starts_on: billing.days[0],
    ends_on: billing.days[1],
    message: 'Holidays',
    ...fields,
  });
  const ask = (fields: object = {}, key?: string) =>
    asContact('request-pause', request(fields), key);
  const requests = () =>
    rows('select id, state::text from client_pause_requests order by created_at');
  const setBilling = (isShown: boolean) =>
    rows('update client_portal_access set sees_billing = $1', [isShown]);

  return {
    billing,
    server,
    rows,
    call,
    generate,
    invoicesOf,
    sendMonth,
    callAs,
    asContact,
    request,
    ask,
    requests,
    setBilling,
  };
}
