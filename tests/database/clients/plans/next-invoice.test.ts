import { beforeEach, describe, expect, test } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../../fixtures/cast-database.ts';
import { prepareClients } from '../prepare-client.ts';

const database = prepareCastDatabase();
const { query, as, addClient, addPlan } = prepareClients(database);

let client: string;
let count = 0;

beforeEach(async () => {
  count += 1;
  client = await addClient(`Next ${count}`);
});

const next = async (actor: 'recruiter' | 'admin' = 'recruiter') =>
  as(
    actor,
    `select next_invoice_month::text as month, next_invoice_kind as kind from public.client_list where id = $1`,
    [client],
  );
const nothing = [{ month: null, kind: null }];

async function addInvoice(month: string): Promise<string> {
  const [{ id }] = (await query(
    `insert into public.invoices (client_id, month, currency, language, vat_treatment, vat_rate, net_amount, vat_amount, total_amount)
     values ($1, $2, 'SEK', 'sv', 'domestic', 25, 100000, 25000, 125000) returning id`,
    [client, month],
  )) as [{ id: string }];
  await query(
    `insert into public.invoice_lines (invoice_id, position, kind, description, starts_on, ends_on, days, days_in_month, unit_amount, amount)
     values ($1, 0, 'plan', 'Small', $2, $2, 31, 31, 100000, 100000)`,
    [id, month],
  );
  return id;
}

const send = (invoice: string) =>
  query(
    `update public.invoices set state = 'sent', issued_on = '2025-06-01', due_on = '2025-07-01', seller = '{}', buyer = '{}'
     where id = $1`,
    [invoice],
  );

describe('the next invoice of a client', () => {
  test('is the first month of the plan, then its draft, then the month after', async () => {
    expect(await next()).toEqual(nothing);
    await addPlan(client, 'small', '2025-04-17');
    expect(await next()).toEqual([{ month: '2025-04-01', kind: 'plan' }]);
    const april = await addInvoice('2025-04-01');
    expect(await next()).toEqual([{ month: '2025-04-01', kind: 'draft' }]);
    await send(april);
    expect(await next()).toEqual([{ month: '2025-05-01', kind: 'plan' }]);
    await query('update public.invoices set credited_at = now() where id = $1', [april]);
    expect(await next()).toEqual([{ month: '2025-04-01', kind: 'plan' }]);
  });

  test('leaves out months that are paused as a whole, and ends with the plan', async () => {
    await addPlan(client, 'small', '2025-04-01', '2025-07-15');
    await send(await addInvoice('2025-04-01'));
    await query(
      `insert into public.client_plan_pauses (client_id, starts_on, ends_on) values ($1, '2025-05-01', '2025-06-14')`,
      [client],
    );
    expect(await next()).toEqual([{ month: '2025-06-01', kind: 'plan' }]);
    await send(await addInvoice('2025-06-01'));
    await send(await addInvoice('2025-07-01'));
    expect(await next()).toEqual(nothing);
  });

  test('is a month that later invoices leave out, such as one that was credited', async () => {
    await addPlan(client, 'small', '2025-01-10');
    const [april, may] = [await addInvoice('2025-04-01'), await addInvoice('2025-05-01')];
    await send(april);
    await send(may);
    // January to March may have been invoiced elsewhere, before there were invoices here.
    expect(await next()).toEqual([{ month: '2025-06-01', kind: 'plan' }]);
    await query('update public.invoices set credited_at = now() where id = $1', [april]);
    expect(await next()).toEqual([{ month: '2025-04-01', kind: 'plan' }]);
    await send(await addInvoice('2025-07-01'));
    expect(await next()).toEqual([{ month: '2025-04-01', kind: 'plan' }]);
    await send(await addInvoice('2025-04-01'));
    expect(await next()).toEqual([{ month: '2025-06-01', kind: 'plan' }]);
  });

  test('is no month that several pauses cover', async () => {
    await addPlan(client, 'small', '2025-04-01');
    await send(await addInvoice('2025-04-01'));
    await query(
      `insert into public.client_plan_pauses (client_id, starts_on, ends_on)
       values ($1, '2025-05-01', '2025-05-15'), ($1, '2025-05-16', '2025-06-02')`,
      [client],
    );
    expect(await next()).toEqual([{ month: '2025-06-01', kind: 'plan' }]);
  });

  test('is a half of a project that has not been invoiced', async () => {
    const [job] = await query(
      `insert into public.jobs (slug, field, title, client_id) values ($1, 'tech', '{"sv": "Ullchef"}', $2) returning id`,
      [`next-${count}`, client],
    );
    const [project] = await query(
      `insert into public.client_projects (client_id, job_id, starts_on) values ($1, $2, '2025-03-10') returning id`,
      [client, job.id],
    );
    expect(await next()).toEqual([{ month: '2025-03-01', kind: 'project' }]);
    const invoice = await addInvoice('2025-03-01');
    await query(
      `insert into public.invoice_lines (invoice_id, position, kind, client_project_id, description, starts_on, ends_on, unit_amount, amount)
       values ($1, 1, 'project_start', $2, 'Half', '2025-03-10', '2025-03-10', 0, 0)`,
      [invoice, project.id],
    );
    await send(invoice);
    expect(await next()).toEqual(nothing);
    await query(`update public.client_projects set signed_on = '2025-08-20' where id = $1`, [
      project.id,
    ]);
    expect(await next()).toEqual([{ month: '2025-08-01', kind: 'project' }]);
  });

  test('is for administrators and the owner', async () => {
    await addPlan(client, 'small', '2025-04-17');
    await query('update public.client_details set owner_id = $2 where client_id = $1', [
      client,
      cast.astrid.id,
    ]);
    expect(await next('recruiter')).toEqual(nothing);
    expect(await next('admin')).toEqual([{ month: '2025-04-01', kind: 'plan' }]);
  });
});

test('a mail to a contact is the last contact with the client', async () => {
  await query(
    `insert into public.email_templates (key, sent_when, subject, body, default_subject, default_body, variables)
     select 'client_message', text, text, text, text, text, '{}' from (select '{"en": "A", "sv": "A"}'::jsonb as text) as both_languages
     on conflict do nothing`,
  );
  const [mail] = await query(
    `insert into public.outbox (cause, template_key, to_email, language, client_id)
     values ($1, 'client_message', 'ines@ull.example', 'sv', $2) returning id`,
    [`message:${count}`, client],
  );
  const last = () =>
    as('recruiter', 'select last_contact_at from public.client_list where id = $1', [client]);
  expect(await last()).toEqual([{ last_contact_at: null }]);
  await query(`update public.outbox set state = 'sent', sent_at = '2025-05-05' where id = $1`, [
    mail.id,
  ]);
  expect(await last()).toEqual([{ last_contact_at: new Date('2025-05-05') }]);
});
