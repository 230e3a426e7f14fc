import { type BulkPreview, bulkPreviewCall } from '../../../domain/bulk/bulk-action.ts';
import type { Call } from '../../functions/call.ts';
import { defineAction } from '../../functions/define-action.ts';
import type { Staff } from '../../functions/require-staff.ts';
import type { PreviewContext } from './bulk-kind.ts';
import { kindOf } from './kinds.ts';
import { previewStages } from './preview-stages.ts';
import { requireKind } from './require-kind.ts';
import { resolveSelection, versionOf } from './resolve-selection.ts';

/** Returns the expected effect of an action on the selected rows, and changes nothing. */
export const previewBulkAction = defineAction({
  name: 'preview-bulk-action',
  roles: ['admin', 'recruiter', 'editor'],
  schema: bulkPreviewCall,
  async run({ target, selection, work }, call, staff): Promise<BulkPreview> {
    requireKind(staff, target, work);
    const ids = await resolveSelection(call, staff, target, selection);
    const context = { read: readAs(call, staff), target, ids, work };
    const skipped = await kindOf(work).preview(context);
    const stages = work.kind === 'move' ? await previewStages(context) : undefined;
    return { count: ids.length, version: versionOf(ids), skipped, ...(stages && { stages }) };
  },
});

/** Reads with the rights of the caller. */
function readAs({ context }: Call, { identity }: Staff): PreviewContext['read'] {
  return async <Row>(text: string, values: unknown[]) => {
    const { rows } = await context.database.withRole(
      identity,
      { text, values },
      { access: 'read' },
    );
    return rows as Row[];
  };
}
