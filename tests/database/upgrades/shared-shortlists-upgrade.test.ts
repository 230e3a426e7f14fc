import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { prepareUpgrade } from './prepare-upgrade.ts';

const query = prepareUpgrade('20250522000100', insertOldRows);

async function insertOldRows(client: Client): Promise<void> {
  await client.query(`
    insert into jobs (slug, field, title) values ('llama', 'creative', '{"en": "Llama"}');
    insert into review_links (job_id, token_hash, recipient_name, created_at, updated_at)
    select id, repeat('0', 64), 'Klara', now() - interval '3 days', now() - interval '2 days' from jobs where slug = 'llama';
    delete from audit_log;
  `);
}

test('a shortlist of an earlier release is shared since it was created', async () => {
  expect(
    await query(
      `select shared_at = created_at as since, updated_at < now() - interval '1 day' as untouched from review_links`,
    ),
  ).toEqual([{ since: true, untouched: true }]);
  expect(await query(`select from audit_log where table_name = 'review_links'`)).toEqual([]);
});
