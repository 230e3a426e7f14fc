import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { clients } from './content/essential/clients.ts';
import { consentTexts } from './content/essential/consent-texts.ts';
import { emailTemplates } from './content/essential/email-templates.ts';
import { faqEntries } from './content/essential/faq-entries.ts';
import { generalTerms } from './content/essential/general-terms.ts';
import { jobs } from './content/essential/jobs.ts';
import { messageTemplates } from './content/essential/message-templates.ts';
import { openPositions } from './content/essential/open-positions.ts';
import { insertJobs } from './insert-jobs.ts';
import { insertRows } from './insert-rows.ts';
import { dateOnly, daysAgo } from './times.ts';

// Content of every installation: mails, consent texts, terms, the three fixed jobs, questions, open positions and templates.

const marker = 'essential_content';
const websiteMarker = 'website_texts';
const messagesMarker = 'message_templates';

/** Checks in one round trip whether this content has been written already. */
export async function hasEssential(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from public.settings where key = $1 and value = to_jsonb($2::text)',
    [marker, checksum()],
  );
  return rowCount === 1;
}

/** Checks whether a program of any version has written it. */
export async function hasAnyEssential(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query('select from public.settings where key = $1', [marker]);
  return rowCount === 1;
}

/** Adds missing content and keeps what the owner has edited. */
export async function writeEssential(client: ClientBase, now: Date): Promise<void> {
  await upsertTemplates(client);
  await insertRows(client, 'public.consent_texts', consentTexts, { ignoreExisting: true });
  await insertTerms(client, now);
  await insertFixedJobs(client, now);
  await insertWebsiteContent(client);
  await insertMessageTemplates(client);
  await client.query(
    `insert into public.settings (key, value) values ($1, to_jsonb($2::text))
     on conflict (key) do update set value = excluded.value`,
    [marker, checksum()],
  );
}

function checksum(): string {
  const content = JSON.stringify([
    clients,
    consentTexts,
    emailTemplates,
    generalTerms,
    jobs,
    faqEntries,
    openPositions,
    messageTemplates,
  ]);
  return createHash('sha256').update(content).digest('hex');
}

/** Unedited texts follow the defaults of a newer program. */
async function upsertTemplates(client: ClientBase): Promise<void> {
  await client.query(
    `insert into public.email_templates as kept (
       key, sent_when, subject, body, default_subject, default_body, variables, sample,
       concerns_account, can_unsubscribe, is_manual
     )
     select key, sent_when, subject, body, default_subject, default_body, variables, sample,
       concerns_account, can_unsubscribe, is_manual
     from jsonb_populate_recordset(null::public.email_templates, $1)
     on conflict (key) do update set
       sent_when = excluded.sent_when,
       subject = case when kept.subject = kept.default_subject then excluded.subject else kept.subject end,
       body = case when kept.body = kept.default_body then excluded.body else kept.body end,
       default_subject = excluded.default_subject,
       default_body = excluded.default_body,
       variables = excluded.variables,
       sample = excluded.sample,
       concerns_account = excluded.concerns_account,
       can_unsubscribe = excluded.can_unsubscribe,
       is_manual = excluded.is_manual
     where (kept.sent_when, kept.default_subject, kept.default_body, kept.variables, kept.sample,
         kept.concerns_account, kept.can_unsubscribe, kept.is_manual)
       is distinct from (excluded.sent_when, excluded.default_subject, excluded.default_body, excluded.variables,
         excluded.sample, excluded.concerns_account, excluded.can_unsubscribe, excluded.is_manual)`,
    [JSON.stringify(emailTemplates)],
  );
}

/** Initial terms only: existing terms belong to the owner. */
async function insertTerms(client: ClientBase, now: Date): Promise<void> {
  const { rowCount } = await client.query('select from public.general_terms limit 1');
  if (rowCount) return;
  await insertRows(
    client,
    'public.general_terms',
    generalTerms.map(({ effective_days_ago, published_days_ago, archived_days_ago, ...terms }) => ({
      ...terms,
      effective_on: dateOnly(daysAgo(now, effective_days_ago)),
      published_at: daysAgo(now, published_days_ago),
      archived_at: archived_days_ago === null ? null : daysAgo(now, archived_days_ago),
      created_at: daysAgo(now, published_days_ago),
    })),
  );
}

/** A client is added with its job: one that the owner has renamed must not return under the old name. */
async function insertFixedJobs(client: ClientBase, now: Date): Promise<void> {
  const { rows } = await client.query<{ slug: string }>(
    'select slug from public.jobs where is_fixed',
  );
  const known = new Set(rows.map(({ slug }) => slug));
  const missing = jobs.filter(({ slug }) => !known.has(slug));
  const needed = clients.filter(({ name }) => missing.some((job) => job.client === name));
  await insertRows(client, 'public.clients', needed, { ignoreExisting: true });
  await insertJobs(client, missing, now);
}

/** Runs once per database, because the owner may replace or remove questions and positions permanently. */
async function insertWebsiteContent(client: ClientBase): Promise<void> {
  if (!(await isFirst(client, websiteMarker))) return;
  await insertRows(client, 'public.faq_entries', faqEntries);
  await insertRows(client, 'public.open_positions', openPositions);
  await upgradeDemo(client);
}

/** Runs once per database, for the same reason. Nobody owns the templates, so all staff share them. */
async function insertMessageTemplates(client: ClientBase): Promise<void> {
  if (!(await isFirst(client, messagesMarker))) return;
  await insertRows(
    client,
    'public.message_templates',
    messageTemplates.map((template) => ({ ...template, owner_id: null, is_shared: true })),
  );
}

/** True once per database. */
async function isFirst(client: ClientBase, key: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'insert into public.settings (key, value) values ($1, $2) on conflict (key) do nothing',
    [key, 'true'],
  );
  return rowCount === 1;
}

/** A demo of an earlier version had its team and the texts about it in the program. */
async function upgradeDemo(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query(
    `select from public.settings where key = 'demo_content' and value <> 'false'`,
  );
  if (!rowCount) return;
  const { insertTeam } = await import('./demo/website.ts');
  await insertTeam(client);
  await client.query('select private.record_demo_rows(pg_current_xact_id()::xid)');
}
