import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { prepareUpgrade } from './prepare-upgrade.ts';

// An earlier release had a mail template that nothing sends. The upgrade must remove it even if an administrator
// has edited it.

const query = prepareUpgrade('20250428000100', insertOldRows);

async function insertOldRows(client: Client): Promise<void> {
  const text = { en: 'A text', sv: 'En text' };
  await client.query(
    `insert into email_templates (key, sent_when, subject, body, default_subject, default_body)
     select key, $1, $1, $1, $1, $1 from unnest('{privacy_export_ready,privacy_erasure_confirmed}'::text[]) as key`,
    [text],
  );
  await client.query(
    `update email_templates set subject = '{"en": "Own words", "sv": "Egna ord"}' where key = 'privacy_export_ready'`,
  );
}

test('the template that nothing sends is removed with its versions', async () => {
  expect(await query('select key from email_templates')).toEqual([
    { key: 'privacy_erasure_confirmed' },
  ]);
  expect(
    await query(`select from email_template_versions where template_key = 'privacy_export_ready'`),
  ).toEqual([]);
});
