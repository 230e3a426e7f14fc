import { codeOf, uniqueViolation } from './backend-error.ts';
import type { BrowserClient } from './browser-client.ts';
import { createRetryKeys } from './retry-keys.ts';
import { unwrap } from './unwrap.ts';

type TableName = 'application_notes' | 'client_notes' | 'person_notes' | 'tasks';

const runWithKey = createRetryKeys();

/**
 * Inserts a row with an id of the browser. The same row, saved again after the response was lost, has the same id and
 * is stored once.
 */
export async function insertOnce<Row extends object>(
  client: BrowserClient,
  table: TableName,
  row: Row,
): Promise<void> {
  await runWithKey([table, row], async (id) => {
    try {
      // The client has no type for any of several tables.
      await unwrap(client.from(table as 'tasks').insert({ ...row, id } as never));
    } catch (error) {
      if (codeOf(error) !== uniqueViolation) throw error;
    }
  });
}
