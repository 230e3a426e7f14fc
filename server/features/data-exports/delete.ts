import {
  dataExportBucket,
  dataExportCall,
  dataExportPath,
} from '../../../domain/data-exports/data-export.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';

/** Deletes an archive before it expires. One that is being made is given up. */
export const deleteDataExport = defineAction({
  name: 'delete-data-export',
  roles: ['admin'],
  schema: dataExportCall,
  async run({ export_id: id }, { context }, staff) {
    await context.database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const { rowCount } = await query(
        `update public.data_exports set state = 'expired' where id = $1`,
        [id],
      );
      if (!rowCount) throw new FunctionError('not_found');
    });
    await context.files.remove([{ bucket: dataExportBucket, path: dataExportPath(id) }]);
    return { ok: true };
  },
});
