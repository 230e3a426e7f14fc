import { beforeAll, beforeEach } from 'vitest';
import { type Actor, cast, insertContact, kajsa, kajsasPerson } from '../../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../../fixtures/cast-database.ts';
import { prepareClients } from '../prepare-client.ts';

/** Two clients with a plan and a draft. Kajsa is a contact of the first one, and sees its billing. */
export function prepareBilling() {
  const database = prepareCastDatabase();
  const clients = prepareClients(database);
  const { query, as, addClient, addPlan, day } = clients;
  const companies = { own: '', other: '' };

  beforeAll(async () => {
    companies.own = await addClient('Ullverket');
    companies.other = await addClient('Fjärilshuset', cast.astrid.id);
    for (const client of Object.values(companies)) {
      const [plan] = await addPlan(client, 'medium', await day(-400));
      await query(
        `insert into public.client_plan_prices (client_plan_id, monthly_amount, currency) values ($1, 3100000, 'SEK')`,
        [plan?.id],
      );
      await query(
        `insert into public.invoices (client_id, month, currency, language, vat_treatment, vat_rate, net_amount, vat_amount, total_amount)
         values ($1, '2025-05-01', 'SEK', 'sv', 'domestic', 25, 100000, 25000, 125000)`,
        [client],
      );
    }
  });

  beforeEach(async () => {
    for (const table of ['client_pause_requests', 'client_plan_pauses', 'notifications']) {
      await query(`delete from public.${table}`);
    }
    await query('delete from public.client_contacts where person_id = $1', [kajsasPerson]);
    await query('update public.people set email = $2, erase_after = null where id = $1', [
      kajsasPerson,
      kajsa.email,
    ]);
    await insertContact(database.client, companies.own);
    await showBilling(true);
    await query('delete from public.portal_changes');
    await query('delete from public.client_events');
  });

  const showBilling = (isShown: boolean) =>
    query('update public.client_portal_access set sees_billing = $1', [isShown]);

  return {
    ...clients,
    companies,
    showBilling,
    addContact: (client: string) => insertContact(database.client, client),
    async readBilling(actor: Actor = 'contact', company = companies.own) {
      const [row] = await as(actor, 'select public.get_portal_billing($1) as billing', [company]);
      return row.billing;
    },
    /** Kajsa asks for a pause on these days from today. */
    async ask(from: number, to: number, client = companies.own): Promise<string> {
      const [row] = await query(
        `insert into public.client_pause_requests (client_id, person_id, starts_on, ends_on, message)
         values ($1, $2, $3, $4, 'Holidays') returning id`,
        [client, kajsasPerson, await day(from), await day(to)],
      );
      return row.id;
    },
  };
}
