import { beforeAll } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

type Caller = 'astrid' | 'rasmus';
type Owner = string | null;

export const company = {
  legal_name: 'Alpaca Rekrytering AB',
  organisation_number: '556000-0000',
  has_f_tax: true,
};

const office = {
  street: 'Ullgränd 2',
  postal_code: '000 01',
  city: 'Stockholm',
  country: 'SE',
};

/** Clients with a plan since 2025, and the calls that invoice them. */
export function prepareInvoices() {
  const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
  beforeAll(() =>
    rows(
      `insert into settings (key, value) values ('company', $1), ('office', $2)
       on conflict (key) do update set value = excluded.value`,
      [JSON.stringify(company), JSON.stringify(office)],
    ),
  );
  let count = 0;

  const first = async <Row>(sql: string, values: unknown[]): Promise<Row> => {
    const [row] = await rows(sql, values);
    if (!row) throw new Error('The statement returned no row');
    return row as Row;
  };

  async function addClient({ owner = cast.rasmus.id as Owner, withAddress = true } = {}) {
    count += 1;
    const { id } = await first<{ id: string }>(
      'insert into clients (name) values ($1) returning id',
      [`Ullverket ${count}`],
    );
    await rows('update client_details set owner_id = $2 where client_id = $1', [id, owner]);
    if (withAddress) {
      await rows(
        `update client_billing set street = 'Ullgatan 1', postal_code = '000 00', city = 'Ullköping'
         where client_id = $1`,
        [id],
      );
    }
    return id;
  }

  async function addPlan(client: string, from = '2025-01-01', amount = 3_100_000) {
    const { id } = await first<{ id: string }>(
      `select start_client_plan($1, 'medium', $2, $3, 'SEK') as id`,
      [client, from, amount],
    );
    return id;
  }

  async function addProject(client: string, startsOn: string, amount = 900_001) {
    count += 1;
    const job = await first<{ id: string }>(
      `insert into jobs (slug, field, title, client_id)
       values ($1, 'tech', '{"en": "Head of Wool", "sv": "Ullchef"}', $2) returning id`,
      [`wool-${count}`, client],
    );
    const { id } = await first<{ id: string }>(
      `select start_client_project($1, $2, $3, $4, 'SEK') as id`,
      [client, job.id, startsOn, amount],
    );
    return id;
  }

  const call = (name: string, body: object, as: Caller = 'rasmus') =>
    server.invoke(name, body, { as });

  const invoicesOf = (client: string) =>
    rows(
      `select id, kind::text, state::text, number, month::text, net_amount, vat_amount, total_amount
       from invoices where client_id = $1 order by created_at, kind, month`,
      [client],
    );
  const linesOf = (invoice: unknown) =>
    rows(
      `select kind::text, description, days, amount from invoice_lines where invoice_id = $1 order by position`,
      [invoice],
    );

  const generate = (client: string, month = '2025-05', as: Caller = 'rasmus') =>
    call('generate-invoices', { client_id: client, month }, as);

  /** A client with a draft, and what confirms the draft when it is sent. */
  async function addDraft(options?: Parameters<typeof addClient>[0]) {
    const client = await addClient(options);
    await addPlan(client);
    await generate(client, '2025-05', 'astrid');
    const [draft] = await invoicesOf(client);
    const { id, total_amount } = draft as { id: string; total_amount: number };
    return { client, sending: { invoice_id: id, total_amount } };
  }

  /** Generates and sends the invoice of a month. */
  async function sendMonth(client: string, month = '2025-05') {
    await generate(client, month);
    const draft = await first<{ id: string; total_amount: number }>(
      `select id, total_amount from invoices where client_id = $1 and month = $2 and state = 'draft'`,
      [client, `${month}-01`],
    );
    const { data } = await call('send-invoice', {
      invoice_id: draft.id,
      total_amount: draft.total_amount,
    });
    return { id: draft.id, ...(data as { number: number; due_on: string }) };
  }

  return {
    server,
    rows,
    asStaff,
    call,
    addClient,
    addPlan,
    addProject,
    invoicesOf,
    linesOf,
    generate,
    addDraft,
    sendMonth,
  };
}
