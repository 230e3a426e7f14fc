import { expect, test } from 'vitest';
import { adminAuditLog as auditLogEn } from '../../../app/admin/audit-log/messages.en.ts';
import { adminAuditLog as auditLogSv } from '../../../app/admin/audit-log/messages.sv.ts';
import { actAs, cast, violasPerson } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';

const database = prepareCastDatabase();
const query = (sql: string, values: unknown[] = []) => database.client.query(sql, values);

test('an entry names actor, row and changed columns, but no values', async () => {
  await actAs(database.client, 'recruiter', () =>
    query(
      `update public.people set first_name = 'Secretia', phone = '+46700000001' where id = $1`,
      [violasPerson],
    ),
  );
  const { rows } = await query(
    'select actor_id, actor_role, action, table_name, row_id, changed_columns from public.audit_log order by id desc limit 1',
  );
  expect(rows[0]).toEqual({
    actor_id: cast.rasmus.id,
    actor_role: 'authenticated',
    action: 'update',
    table_name: 'people',
    row_id: violasPerson,
    changed_columns: ['first_name', 'full_name', 'phone'],
  });
  const { rows: everything } = await query(
    'select to_jsonb(log) as row from public.audit_log as log',
  );
  expect(JSON.stringify(everything)).not.toMatch(/Secretia|viola@|46700000001/);
});

test('an update that changes nothing is not logged', async () => {
  const count = async () => (await query('select from public.audit_log')).rowCount;
  const before = await count();
  await query('update public.people set phone = phone');
  expect(await count()).toBe(before);
});

test('the log is append-only, also for the server and the owner', async () => {
  await expect(query(`update public.audit_log set action = 'x'`)).rejects.toThrow(/append-only/);
  await expect(query('truncate public.audit_log')).rejects.toThrow(/append-only/);
  for (const change of [`update public.audit_log set action = 'x'`, 'truncate public.audit_log']) {
    await expect(actAs(database.client, 'service', () => query(change))).rejects.toThrow(
      /permission denied/,
    );
  }
});

test('every table that staff write is audited', async () => {
  const { rows } = await query(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and not exists (
       select from pg_trigger where tgrelid = pg_class.oid and tgname = 'audit'
     ) order by 1`,
  );
  const logs = [
    'application_events',
    'audit_log',
    'client_events',
    'person_events',
    'retention_runs',
    'review_events',
  ];
  const derivedByTriggers = [
    'article_redirects',
    'article_staff',
    'article_versions',
    'client_figures',
    'client_next_invoices',
    'email_template_versions',
    'job_redirects',
    'portal_changes',
    'stage_stays',
    'step_stays',
    'terms_staff',
    'visibility_changes',
    'website_versions',
  ];
  const writtenByTheServer = [
    'analytics_daily',
    'analytics_events',
    'booking_link_turns',
    'bulk_action_rows',
    'client_reports',
    'idempotency_keys',
    'import_mappings',
    'import_rows',
    'inbox_attachments',
    'interview_times',
    'job_approval_contacts',
    'notifications',
    'outbox_attachments',
    'webhook_deliveries',
  ];
  expect(rows.map(({ name }) => name)).toEqual(
    [...logs, ...derivedByTriggers, ...writtenByTheServer].sort(),
  );
});

test('its retention period has the name of its screen in both languages', async () => {
  const { rows } = await query(
    `select description from public.retention_periods where purpose = 'audit_log'`,
  );
  expect(rows[0].description.en).toMatch(new RegExp(`^${auditLogEn.title},`));
  expect(rows[0].description.sv).toMatch(new RegExp(`^${auditLogSv.title},`));
});
