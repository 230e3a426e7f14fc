import { sql } from 'kysely';
import { demoContentCall } from '../../../domain/company/demo-content.ts';
import { defineAction } from '../../functions/define-action.ts';
import { db, type Query } from '../../postgres/query.ts';

type Kind = { kind: string; rows: number };

/** Counts the demo content that still exists, or removes it and its files. */
export const demoContent = defineAction({
  name: 'demo-content',
  roles: ['admin'],
  schema: demoContentCall,
  async run({ action }, { context }, staff) {
    const { database, files } = context;
    if (action === 'preview') return { counts: await countDemoRows(database.query) };
    const { counts, removed } = await database.transaction(async (query) => {
      const counts = await countDemoRows(query);
      const { rows: removed } = await query(
        sql<{ bucket: string; path: string }>`select bucket, path from private.remove_demo_rows()`,
      );
      // Only the server can delete published jobs, so the rows are not deleted as the caller, who is named here.
      await query(
        db.insertInto('audit_log').values({
          actor_id: staff.id,
          actor_role: 'authenticated',
          action: 'delete',
          table_name: 'demo_content',
          row_id: 'all',
          row_count: counts.reduce((sum, { rows }) => sum + rows, 0),
        }),
      );
      return { counts, removed };
    });
    await files.remove(removed);
    return { counts };
  },
});

async function countDemoRows(query: Query): Promise<Kind[]> {
  const { rows } = await query(
    sql<Kind>`select kind, count(*)::integer as rows from private.list_demo_rows() group by kind order by kind`,
  );
  return rows;
}
