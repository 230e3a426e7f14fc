import { dataExportStart } from '../../../domain/data-exports/data-export.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { requireRecentProof } from '../../functions/require-recent-proof.ts';
import type { Query } from '../../postgres/query.ts';
import { assuranceOf } from '../bulk/start.ts';

/** An export is in the queue once at most. */
export const dataExportKey = (id: string) => `data-export:${id}`;

/**
 * Lets the worker make an archive of everything. Needs a recent proof, so that nobody who finds an open session can
 * take the data.
 */
export const startDataExport = defineAction({
  name: 'start-data-export',
  roles: ['admin'],
  schema: dataExportStart,
  async run(_, call, staff) {
    await requireRecentProof(call, staff);
    if (!(await call.context.files.hasRoom())) throw new FunctionError('busy', { retryAfter: 300 });
    return call.context.database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const id = await insert(query, staff.id, assuranceOf(staff));
      if (!id) throw new FunctionError('conflict');
      await query(`select private.add_job('make-data-export', $1, now(), $2)`, [
        JSON.stringify({ id }),
        dataExportKey(id),
      ]);
      return { id };
    });
  },
});

/** Returns undefined while another one is being made. */
async function insert(query: Query, staffId: string, assurance: string) {
  const { rows } = await query<{ id: string }>(
    `insert into public.data_exports (created_by, assurance) values ($1, $2)
     on conflict ((true)) where state in ('waiting', 'running') do nothing returning id`,
    [staffId, assurance],
  );
  return rows[0]?.id;
}
