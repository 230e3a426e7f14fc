import { cast } from '../../fixtures/cast.ts';
import { id, type Samples, sami, tova } from './sample.ts';

const rasmusAction = id(81);
const rasmusImport = id(83);

/** Bulk actions, imports and exports. */
export const batchWork: Samples = {
  bulk_actions: {
    rows: [
      { id: rasmusAction, created_by: cast.rasmus.id, kind: 'tag', target: 'people', total: 1 },
      { id: id(82), created_by: cast.astrid.id, kind: 'tag', target: 'people', total: 1 },
    ],
    fresh: { kind: 'tag', target: 'people', total: 1 },
    touch: 'is_stopped',
  },
  bulk_action_rows: {
    rows: [rasmusAction, id(82)].map((action_id) => ({
      action_id,
      position: 1,
      target_id: sami,
    })),
    fresh: { action_id: rasmusAction, position: 2, target_id: tova },
    touch: 'reason',
  },
  imports: {
    rows: [
      {
        id: rasmusImport,
        created_by: cast.rasmus.id,
        target: 'people',
        file_name: 'a.csv',
        columns: ['Name'],
        total: 1,
      },
      {
        id: id(84),
        created_by: cast.astrid.id,
        target: 'people',
        file_name: 'b.csv',
        columns: ['Name'],
        total: 1,
      },
    ],
    fresh: { target: 'people', file_name: 'c.csv', columns: ['Name'], total: 1 },
    touch: 'is_stopped',
  },
  import_rows: {
    rows: [rasmusImport, id(84)].map((import_id) => ({ import_id, position: 2, cells: ['Ada'] })),
    fresh: { import_id: rasmusImport, position: 3, cells: ['Bo'] },
    touch: 'reason',
  },
  data_exports: {
    rows: [{ created_by: cast.astrid.id, state: 'failed' }],
    fresh: { state: 'failed' },
    touch: 'row_count',
  },
  import_mappings: {
    rows: [{ target: 'people', header: 'namn', field: 'full_name' }],
    fresh: { target: 'people', header: 'mejl', field: 'email' },
    touch: 'field',
  },
};
