import type { ClientBase } from 'pg';
import type { Database } from '../../../../server/postgres/database.ts';
import { withClient } from '../../../../server/postgres/with-client.ts';
import { cast, violasPerson } from '../../../fixtures/cast.ts';
import { applicationRows } from './application-rows.ts';
import { contactRows } from './contact-rows.ts';
import { conversationRows } from './conversation-rows.ts';
import { mailAndEventRows } from './mail-and-event-rows.ts';
import { profileRows } from './profile-rows.ts';
import { customKeys, type Surroundings } from './values.ts';

export type StoredRow = Record<string, unknown>;
export type StoredPersonRow = { table: string; before: StoredRow };

type Server = { database: Database; databaseUrl: string };

/** Inserts a person who awaits erasure, with data in every column of every table that belongs to people. */
export async function insertFullPerson(server: Server): Promise<StoredPersonRow[]> {
  const around = await createSurroundings(server);
  return withClient(server.databaseUrl, async (client) => {
    // Without triggers every column can be set, also those that only the database writes.
    await client.query(`set session_replication_role = 'replica'`);
    const stored: StoredPersonRow[] = [];
    for (const rows of [
      profileRows,
      applicationRows,
      contactRows,
      conversationRows,
      mailAndEventRows,
    ]) {
      for (const [table, list] of Object.entries(rows(around))) {
        for (const row of list) stored.push(await insert(client, table, row));
      }
    }
    return stored;
  });
}

async function createSurroundings({ database }: Server): Promise<Surroundings> {
  const id = async (statement: string, values: unknown[] = []) => {
    const { rows } = await database.query<{ id: string }>(statement, values);
    return rows[0]?.id ?? '';
  };
  const jobId = await id('select id from public.jobs limit 1');
  for (const [target, key] of Object.entries(customKeys)) {
    await database.query(
      `insert into public.custom_fields (key, target, kind, name) values ($1, $2, 'text', '{"en": "Hat", "sv": "Hatt"}')`,
      [key, target],
    );
  }
  const clientId = await id('select id from public.clients limit 1');
  return {
    jobId,
    staffId: cast.rasmus.id,
    otherPersonId: violasPerson,
    userId: await id(
      `insert into auth.users (email) values ('ottilia@people.example') returning id`,
    ),
    questionId: await id('select id from public.job_questions limit 1'),
    clientId,
    invoiceId: await id(
      `insert into public.invoices (client_id, month, currency, language, vat_treatment, vat_rate, net_amount, vat_amount, total_amount)
       select id, '2025-05-01', 'SEK', 'sv', 'domestic', 25, 100, 25, 125 from public.clients limit 1 returning id`,
    ),
    rejectReasonId: await id(
      `insert into public.reject_reasons (name, kind) values ('{"en": "Too loud", "sv": "För högljudd"}', 'other') returning id`,
    ),
    stepId: await id(
      `with template as (
         insert into public.stage_templates (name) values ('{"en": "Fast", "sv": "Snabb"}') returning id
       ) insert into public.stage_steps (template_id, name, stage)
       select id, '{"en": "Turned down late", "sv": "Sent avslag"}', 'rejected' from template returning id`,
    ),
    tagId: await id(`insert into public.tags (name) values ('Quiet') returning id`),
    consentTextId: await id(
      `select id from public.consent_texts where purpose = 'freelance_network'`,
    ),
    reviewLinkId: await id(
      `insert into public.review_links (shared_at, job_id, token_hash, recipient_name) values (now(), $1, $2, 'Ines Ek') returning id`,
      [jobId, 'e'.repeat(64)],
    ),
    approvalId: await id(
      `insert into public.job_approvals (job_id, client_id, ad) values ($1, $2, '{}') returning id`,
      [jobId, clientId],
    ),
  };
}

async function insert(client: ClientBase, table: string, row: object): Promise<StoredPersonRow> {
  const names = Object.keys(row).map((name) => `"${name}"`);
  const { rows } = await client.query<{ stored: StoredRow }>(
    `insert into ${table} as new (${names}) select ${names} from jsonb_populate_record(null::${table}, $1)
     returning to_jsonb(new) as stored`,
    [JSON.stringify(row)],
  );
  return { table, before: rows[0]?.stored ?? {} };
}
