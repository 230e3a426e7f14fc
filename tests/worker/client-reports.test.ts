import { beforeEach, expect, it } from 'vitest';
import { withClient } from '../../server/postgres/with-client.ts';
import { reportToClients } from '../../server/worker/clients/report-to-clients.ts';
import { insertContact, kajsa, kajsasPerson } from '../fixtures/cast.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { jobContext } from '../fixtures/worker.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });

let client: string;

beforeEach(async () => {
  await rows('delete from client_contacts where person_id = $1', [kajsasPerson]);
  await rows(`delete from outbox where template_key = 'client_report'`);
  const [created] = await rows('insert into clients (name) values ($1) returning id', [
    `Ullverket ${crypto.randomUUID()}`,
  ]);
  client = created?.id;
  await withClient(server.databaseUrl, (connection) => insertContact(connection, client));
  await rows(
    `update client_portal_access set created_at = now() - interval '30 days' where client_id = $1`,
    [client],
  );
  await rows(`update people set language = 'sv' where id = $1`, [kajsasPerson]);
  await rows(
    `insert into jobs (slug, client_id, field, title, state, published_at)
     values ($2, $1, 'tech', '{"en": "Weaver", "sv": "Vävare"}', 'open', now() - interval '30 days')`,
    [client, `weaver-${crypto.randomUUID().slice(0, 8)}`],
  );
  await rows(
    `update client_events set created_at = now() - interval '30 days' where client_id = $1`,
    [client],
  );
});

const run = async () => reportToClients(await jobContext(server), undefined, async () => undefined);
const stored = () => rows('select week::text from client_reports where client_id = $1', [client]);
const mails = () =>
  rows(
    `select to_email, language, client_id, variables from outbox where template_key = 'client_report' and cause like $1`,
    [`client_report:${client}:%`],
  );

it('mails no report of a week that ended before the contact got access', async () => {
  await rows('update client_portal_access set created_at = now() where client_id = $1', [client]);
  await run();
  expect(await stored()).toHaveLength(1);
  expect(await mails()).toEqual([]);
});

it('stores the report and mails it in the language of the contact', async () => {
  await rows(
    `insert into applications (person_id, job_id, created_at)
     select $2, id, now() - interval '20 days' from jobs where client_id = $1`,
    [client, kajsasPerson],
  );
  await run();
  const [report] = await stored();
  expect(await mails()).toMatchObject([
    {
      to_email: kajsa.email,
      language: 'sv',
      // It is no contact with the client.
      client_id: null,
      variables: {
        period: expect.stringMatching(/\d{4}$/),
        report: expect.stringMatching(
          /^Vävare\n.*\nI slutet av veckan: 1 sökande\nNästa steg: lära känna 1 sökande$/,
        ),
        awaiting: '',
        link: `https://alpaca.example/portal/reports?company=${client}&lang=sv`,
        settings_link: expect.stringMatching(/lang=sv#mail$/),
      },
    },
  ]);
  expect(report?.week).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it('sends a report once, also by several workers at the same time and in later rounds', async () => {
  await Promise.all([run(), run(), run()]);
  await run();
  expect(await stored()).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});

it('sends a report in the next round if a worker stopped between report and mail', async () => {
  const [access] = await rows('select email from client_portal_access where client_id = $1', [
    client,
  ]);
  await rows(`alter table outbox add constraint stopped check (template_key <> 'client_report')`);
  await expect(run()).rejects.toThrow();
  expect(await stored()).toEqual([]);
  await rows('alter table outbox drop constraint stopped');
  await run();
  expect(await stored()).toHaveLength(1);
  expect(await mails()).toMatchObject([{ to_email: access?.email }]);
});

it.each([
  ['has turned it off', 'update client_portal_access set wants_report = false'],
  ['has no access any more', 'delete from client_portal_access'],
  ['awaits erasure', `update people set erase_after = now() where email = '${kajsa.email}'`],
])('stores the report and does not mail it to a contact who %s', async (_, happens) => {
  await rows(happens);
  await run();
  expect(await stored()).toHaveLength(1);
  expect(await mails()).toEqual([]);
  await rows('update people set erase_after = null where id = $1', [kajsasPerson]);
});

it('writes nothing for a client without an open search', async () => {
  await rows(`update jobs set state = 'closed' where client_id = $1`, [client]);
  await run();
  expect(await stored()).toEqual([]);
});

it('counts a rejected applicant in the stage before until they have been told', async () => {
  const [application] = await rows(
    `insert into applications (person_id, job_id, stage, merit_note)
     select $2, id, 'rejected', 'Merits' from jobs where client_id = $1 returning id`,
    [client, kajsasPerson],
  );
  const readStages = async () => {
    const [composed] = await rows(
      `select private.compose_report($1, now() - interval '7 days', now()) as searches`,
      [client],
    );
    return composed.searches[0].stages;
  };
  await rows(
    `insert into outbox (cause, template_key, stage, application_id, person_id, to_email, language, state)
     values ($1, 'application_rejected', 'rejected', $2, $3, $4, 'sv', 'queued')`,
    [`held:${application.id}`, application.id, kajsasPerson, kajsa.email],
  );
  expect(await readStages()).toEqual({ new: 1 });
  await rows(`update outbox set state = 'sent', sent_at = now() where application_id = $1`, [
    application.id,
  ]);
  expect(await readStages()).toEqual({});
});
