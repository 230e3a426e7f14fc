import { expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { prepareInvoices } from './prepare-invoices.ts';

const { rows, call, addClient, addPlan, addProject, invoicesOf, linesOf, generate, sendMonth } =
  prepareInvoices();

it('creates a draft with plan and project in the language of the client', async () => {
  const client = await addClient();
  await addPlan(client, '2025-05-17');
  await addProject(client, '2025-05-20');
  expect((await generate(client)).data).toEqual({
    created: 1,
    updated: 0,
    deleted: 0,
    unchanged: 0,
  });
  const [draft] = await invoicesOf(client);
  expect(draft).toMatchObject({
    state: 'draft',
    number: null,
    net_amount: 1_950_001,
    vat_amount: 487_500,
    total_amount: 2_437_501,
  });
  expect(await linesOf(draft?.id)).toEqual([
    {
      kind: 'plan',
      description: 'Abonnemang Medium, 17–31 maj 2025 (15 av 31 dagar)',
      days: 15,
      amount: 1_500_000,
    },
    {
      kind: 'project_start',
      description: 'Rekrytering av Ullchef: hälften vid start, 20 maj 2025',
      days: null,
      amount: 450_001,
    },
  ]);
});

it('names no job that is restricted', async () => {
  const client = await addClient();
  const project = await addProject(client, '2025-05-20');
  const restrict = (restricted: boolean) =>
    rows(
      'update job_staff set is_restricted = $2 where job_id = (select job_id from client_projects where id = $1)',
      [project, restricted],
    );
  const line = async () =>
    (
      await rows('select description, names_job from invoice_lines where client_project_id = $1', [
        project,
      ])
    )[0];
  await generate(client);
  expect(await line()).toMatchObject({ names_job: true });
  await restrict(true);
  expect((await generate(client)).data).toMatchObject({ updated: 1 });
  expect(await line()).toEqual({
    description: 'Konfidentiell rekrytering: hälften vid start, 20 maj 2025',
    names_job: false,
  });
  await restrict(false);
  await generate(client);
  expect(await line()).toMatchObject({ names_job: true });
});

it('changes nothing when repeated, and updates the draft when a pause is added', async () => {
  const client = await addClient();
  await addPlan(client);
  await generate(client);
  const invoicesBefore = await invoicesOf(client);
  expect((await generate(client)).data).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
  expect(await invoicesOf(client)).toEqual(invoicesBefore);

  await rows(
    `insert into client_plan_pauses (client_id, starts_on, ends_on) values ($1, '2025-05-11', '2025-05-31')`,
    [client],
  );
  expect((await generate(client)).data).toMatchObject({ updated: 1 });
  expect(await invoicesOf(client)).toMatchObject([
    { id: invoicesBefore[0]?.id, net_amount: 1_000_000 },
  ]);
  expect(await linesOf(invoicesBefore[0]?.id)).toMatchObject([
    { description: 'Abonnemang Medium, 1–31 maj 2025 (10 av 31 dagar, pausat 21 dagar)' },
  ]);
});

it('deletes the draft of a month that is paused as a whole', async () => {
  const client = await addClient();
  await addPlan(client);
  await generate(client);
  await rows(
    `insert into client_plan_pauses (client_id, starts_on, ends_on) values ($1, '2025-05-01', '2025-05-31')`,
    [client],
  );
  expect((await generate(client)).data).toMatchObject({ deleted: 1 });
  expect(await invoicesOf(client)).toEqual([]);
});

it('creates one draft when two people generate at the same moment', async () => {
  const client = await addClient();
  await addPlan(client);
  const responses = await Promise.all([generate(client), generate(client, '2025-05', 'astrid')]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(await invoicesOf(client)).toHaveLength(1);
});

it('does not change a sent invoice, and puts a project that was signed later on the next one', async () => {
  const client = await addClient();
  await addPlan(client);
  const project = await addProject(client, '2025-05-02', 100_000);
  const { id } = await sendMonth(client);
  await rows(`update client_projects set signed_on = '2025-05-30' where id = $1`, [project]);
  expect((await generate(client)).data).toEqual({
    created: 0,
    updated: 0,
    deleted: 0,
    unchanged: 0,
  });
  expect(await linesOf(id)).toHaveLength(2);
  await generate(client, '2025-06');
  const june = (await invoicesOf(client)).find(({ month }) => month === '2025-06-01');
  expect(await linesOf(june?.id)).toMatchObject([
    { kind: 'plan', amount: 3_100_000 },
    { kind: 'project_signing', amount: 50_000 },
  ]);
});

it('computes VAT by the country and the VAT number of the client', async () => {
  const client = await addClient();
  await addPlan(client);
  await rows(`update client_details set country = 'FI', language = 'en' where client_id = $1`, [
    client,
  ]);
  await generate(client);
  expect(await invoicesOf(client)).toMatchObject([{ vat_amount: 775_000 }]);
  await rows(`update client_billing set vat_number = 'FI12345678' where client_id = $1`, [client]);
  await generate(client);
  const [draft] = await invoicesOf(client);
  expect(draft).toMatchObject({ vat_amount: 0, total_amount: 3_100_000 });
  expect(await linesOf(draft?.id)).toMatchObject([
    { description: 'Medium subscription, 1–31 May 2025' },
  ]);
});

it('covers the clients of a recruiter who generates, and all clients for an administrator', async () => {
  const [own, other] = [await addClient(), await addClient({ owner: cast.astrid.id })];
  await addPlan(own, '2025-09-01');
  await addPlan(other, '2025-09-01');
  expect(await generate(other)).toMatchObject({ status: 404, error: 'not_found' });
  await call('generate-invoices', { month: '2025-09' });
  expect([await invoicesOf(own), await invoicesOf(other)]).toMatchObject([[{}], []]);
  await call('generate-invoices', { month: '2025-09' }, 'astrid');
  expect(await invoicesOf(other)).toHaveLength(1);
});

it.each(['2099-01', '2025-13', 'May'])('rejects the month %s', async (month) => {
  const response = await call('generate-invoices', { month });
  expect(response).toMatchObject({ status: 422, error: 'invalid' });
});
