import type { ClientBase } from 'pg';
import { setAsideConstraints } from '../../../server/backup/restore/set-aside-constraints.ts';
import { insertCast } from '../../fixtures/cast.ts';
import { batchWork } from './batch-work.ts';
import { clients } from './clients.ts';
import { conversations } from './conversations.ts';
import { interviews } from './interviews.ts';
import { people } from './people.ts';
import { publishing } from './publishing.ts';
import { recruiting } from './recruiting.ts';
import type { Samples } from './sample.ts';
import { website } from './website.ts';

export const samples: Samples = {
  ...people,
  ...recruiting,
  ...batchWork,
  ...interviews,
  ...clients,
  ...publishing,
  ...website,
  ...conversations,
};

/** Only access rights are tested with the samples, so triggers and foreign keys are disabled. */
export async function insertSamples(client: ClientBase): Promise<void> {
  await setAsideConstraints(client);
  await client.query('delete from public.audit_log');
  await insertCast(client);
  for (const [table, { rows }] of Object.entries(samples)) {
    for (const row of rows) await insertRow(client, table, row);
  }
}

export function insertRow(client: ClientBase, table: string, row: Record<string, unknown>) {
  const columns = Object.keys(row);
  const values = columns.map((_, index) => `$${index + 1}`);
  return client.query(
    `insert into public.${table} (${columns.join(', ')}) values (${values.join(', ')})`,
    Object.values(row),
  );
}
